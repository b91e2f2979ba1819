import type { FittingFacts } from '@talent/artifact/app-facts';
import { contractProblems } from '@talent/artifact/fit-problems';
import type { Problem } from '@talent/artifact/problem';
import { CANARY_CHANNEL, DEFAULT_CHANNEL } from '../registry/channel.ts';
import { readLatest } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { vouchedBy } from '../registry/vouch.ts';
import { readFacts } from './live-apps.ts';
import type { ReleasePlan } from './plan-release.ts';
import { rollbackProblems } from './rollback-problems.ts';

/** A release as it was planned, with what it is checked by. */
export interface PlannedRelease {
  store: ReleaseStore;
  channel: string;
  plan: ReleasePlan;
  /** Of the set that the release makes live. */
  facts: readonly FittingFacts[];
  /** Of the channel, newest first. */
  releases: readonly Release[];
}

/**
 * Every reason against a release, whichever command makes it: the set does not fit together, an app could not be
 * taken back, or the other set that visitors are given does not fit.
 */
export async function releaseProblems(release: PlannedRelease): Promise<Problem[]> {
  return [
    ...release.plan.problems,
    ...(await rollbackProblems(release)),
    ...(await otherSetProblems(release)),
  ];
}

/**
 * Visitors see two sets while a canary runs, and the one is to take the other's place at any moment: what is
 * released in one of them has to fit the shell and the remotes of both. A preview binds nobody.
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
  const live = await readFacts(store, release.apps, vouchedBy(release));
  return facts
    .filter(({ name }) => plan.changed.includes(name))
    .flatMap((released) =>
      live.flatMap((app) =>
        contractProblems(released, app).map(({ message }) => ({
          rule: 'live-contract',
          message: `visitors are given channel ${other} too, and there: ${message}`,
        })),
      ),
    );
}

function otherChannel(channel: string): string | null {
  if (channel === DEFAULT_CHANNEL) return CANARY_CHANNEL;
  return channel === CANARY_CHANNEL ? DEFAULT_CHANNEL : null;
}
