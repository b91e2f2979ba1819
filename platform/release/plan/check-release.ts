import type { FittingFacts } from '@talent/artifact/app-facts';
import { problem, type Problem } from '@talent/artifact/problem';
import { scopeOf } from '../../registry/keys/key-scope.ts';
import { untrustedReason } from '../../registry/keys/untrusted-version-error.ts';
import { findSignedFacts } from '../../registry/registry.ts';
import type { Release } from '../../registry/release.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { type SignedFacts, readFacts } from '../../registry/signed-facts.ts';
import { channelProblems } from './channel-problems.ts';
import { planRelease, type ReleasePlan } from './plan-release.ts';
import { releaseProblems } from './release-problems.ts';

/** A release that was planned and checked, and has not been made. */
export interface CheckedRelease {
  plan: ReleasePlan;
  /** Signed facts of the versions of the resulting set. */
  signed: Record<string, SignedFacts>;
  /** Every reason against it; empty: it may be made. */
  problems: Problem[];
}

/**
 * Plans a release and checks it. Reads only the manifests whose facts no release has noted, so that the work does not
 * grow with the number of apps that stay as they are.
 *
 * @throws DamagedArtifactError, ChannelSettingsError
 */
export async function checkRelease(options: {
  store: ReleaseStore;
  channel: string;
  action: 'promote' | 'rollback' | 'canary';
  /** App -> version now. */
  live: Readonly<Record<string, string>>;
  /** App -> version to go live. */
  targets: Readonly<Record<string, string>>;
  /** Of the channel, newest first. */
  releases: readonly Release[];
}): Promise<CheckedRelease> {
  const { store, channel, action, live, targets, releases } = options;
  const set = { ...live, ...targets };
  const signed = await findSignedFacts(store, channel, set, releases);
  const facts = await readFacts(store, set, signed);
  const plan = planRelease(live, targets, facts);
  const changed = Object.fromEntries(
    Object.entries(targets).filter(([app]) => plan.changed.includes(app)),
  );
  // A rollback is the way out of trouble: it only has to fit.
  const problems =
    action === 'rollback'
      ? plan.problems
      : [
          ...(await releaseProblems({ store, channel, plan, facts, releases })),
          ...(await channelProblems(store, channel, changed, signed)),
        ];
  return { plan, signed, problems: [...problems, ...untrustedProblems(options, facts, signed)] };
}

/** Problems of versions that are in the store, but were not published with a key for the channel. */
function untrustedProblems(
  { channel, targets }: { channel: string; targets: Readonly<Record<string, string>> },
  facts: readonly FittingFacts[],
  signed: Readonly<Record<string, SignedFacts>>,
): Problem[] {
  return Object.entries(targets)
    .filter(([app]) => facts.some(({ name }) => name === app) && signed[app] === undefined)
    .map(([app, version]) =>
      problem('artifact-untrusted', `${app}@${version} ${untrustedReason(app, scopeOf(channel))}`),
    );
}
