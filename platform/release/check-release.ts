import type { FittingFacts } from '@talent/artifact/app-facts';
import type { Problem } from '@talent/artifact/problem';
import { scopeOf } from '../registry/keys/key-scope.ts';
import { untrustedReason } from '../registry/keys/untrusted-version-error.ts';
import { history, vouchedVersions } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { Vouched } from '../registry/vouch.ts';
import { readFacts } from './live-apps.ts';
import { planRelease, type ReleasePlan } from './plan-release.ts';
import { releaseProblems } from './release-problems.ts';

/** A release that was looked at from every side, and has not been made. */
export interface CheckedRelease {
  plan: ReleasePlan;
  /** What releases say of the versions of the resulting set. */
  vouched: Record<string, Vouched>;
  /** Every reason against it; empty: it may be made. */
  problems: Problem[];
}

/**
 * Plans a release and checks it. Manifests are read of those versions alone that no release has noted the facts of, so
 * that the work does not grow with the number of apps that stay as they are.
 *
 * @param options.live app -> version now
 * @param options.targets app -> version to go live
 * @throws DamagedArtifactError
 */
export async function checkRelease(options: {
  store: ReleaseStore;
  channel: string;
  action: Release['action'];
  live: Readonly<Record<string, string>>;
  targets: Readonly<Record<string, string>>;
}): Promise<CheckedRelease> {
  const { store, channel, action, live, targets } = options;
  const releases = await history(store, channel);
  const set = { ...live, ...targets };
  const vouched = await vouchedVersions(store, channel, set, releases);
  const facts = await readFacts(store, set, vouched);
  const plan = planRelease(live, targets, facts);
  // Taking an app back is the way out of trouble: it has to fit, and nothing more is asked of it.
  const problems =
    action === 'rollback'
      ? plan.problems
      : await releaseProblems({ store, channel, plan, facts, releases });
  return { plan, vouched, problems: [...problems, ...untrustedProblems(options, facts, vouched)] };
}

/** Versions that are in the store, and that nobody who may release to the channel has put there. */
function untrustedProblems(
  { channel, targets }: { channel: string; targets: Readonly<Record<string, string>> },
  facts: readonly FittingFacts[],
  vouched: Readonly<Record<string, Vouched>>,
): Problem[] {
  const isThere = (app: string) => facts.some(({ name }) => name === app);
  return Object.entries(targets)
    .filter(([app]) => isThere(app) && vouched[app] === undefined)
    .map(([app, version]) => ({
      rule: 'artifact-untrusted',
      message: `${app}@${version} ${untrustedReason(app, scopeOf(channel))}`,
    }));
}
