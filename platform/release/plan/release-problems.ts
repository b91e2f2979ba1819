import type { FittingFacts } from '@talent/artifact/app-facts';
import { contractProblems } from '@talent/artifact/checks/fit-problems';
import { problem, type Problem } from '@talent/artifact/problem';
import { CANARY_CHANNEL, DEFAULT_CHANNEL } from '../../registry/channel.ts';
import { readLatest } from '../../registry/registry.ts';
import type { Release } from '../../registry/release.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { readFacts, signedFactsOf, type SignedFacts } from '../../registry/signed-facts.ts';
import { versionHistory } from './version-history.ts';

interface PlannedRelease {
  store: ReleaseStore;
  channel: string;
  /** App -> version after the release, those that change, and why the set cannot be live together. */
  plan: { apps: Record<string, string>; changed: readonly string[]; problems: Problem[] };
  /** Of the set that the release makes live. */
  facts: readonly FittingFacts[];
  /** Of the channel, newest first. */
  releases: readonly Release[];
}

/**
 * Every reason against a release: the set does not fit together, an app could not be rolled back, or the other set that
 * visitors get does not fit.
 */
export async function releaseProblems(release: PlannedRelease): Promise<Problem[]> {
  return [
    ...release.plan.problems,
    ...(await rollbackProblems(release)),
    ...(await otherSetProblems(release)),
  ];
}

/**
 * Visitors see two sets while a canary runs, and one may replace the other at any moment: an app that is released in one
 * set must fit the shell and the remotes of both. Previews do not count.
 */
async function otherSetProblems({
  store,
  channel,
  plan,
  facts,
}: PlannedRelease): Promise<Problem[]> {
  const other = otherChannel(channel);
  if (other === null) return [];
  const { release } = await readLatest(store, other);
  const isShown = other === DEFAULT_CHANNEL || (release?.percent ?? 0) > 0;
  if (release === null || !isShown) return [];
  const live = await readFacts(store, release.apps, signedFactsOf(release));
  return facts
    .filter(({ name }) => plan.changed.includes(name))
    .flatMap((released) =>
      live.flatMap((app) =>
        contractProblems(released, app).map(({ message }) =>
          problem(
            'live-contract',
            `visitors are given channel ${other} too, and there: ${message}`,
          ),
        ),
      ),
    );
}

function otherChannel(channel: string): string | null {
  if (channel === DEFAULT_CHANNEL) return CANARY_CHANNEL;
  return channel === CANARY_CHANNEL ? DEFAULT_CHANNEL : null;
}

/**
 * Reasons why an app could not be rolled back after a release. A rollback must be possible at any moment, so the version
 * that it would restore must fit the versions that are released now.
 */
async function rollbackProblems({
  store,
  plan: { changed, apps },
  facts,
  releases,
}: PlannedRelease): Promise<Problem[]> {
  const earlier: Record<string, string> = {};
  const signed: Record<string, SignedFacts> = {};
  for (const app of Object.keys(apps).filter((name) => !changed.includes(name))) {
    const target = versionHistory(releases, app)[1];
    if (!target?.version) continue;
    earlier[app] = target.version;
    signed[app] = signedFactsOf(target.since)[app] ?? { manifest: '' };
  }
  const targets = await readFacts(store, earlier, signed);
  return facts
    .filter(({ name }) => changed.includes(name))
    .flatMap((released) =>
      targets.flatMap((target) =>
        contractProblems(released, target).map(({ message }) =>
          problem(
            'rollback-contract',
            `a rollback of ${target.name} would restore ${target.version}, and it could not: ${message}; ` +
              `or promote the live ${target.name} from another build, so that a rollback leads to one that fits`,
          ),
        ),
      ),
    );
}
