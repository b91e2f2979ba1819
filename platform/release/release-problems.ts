import { contractProblems } from '../artifact/fit-problems.ts';
import type { Manifest } from '../artifact/manifest.ts';
import type { Problem } from '../artifact/problem.ts';
import { CANARY_CHANNEL, DEFAULT_CHANNEL } from '../registry/channel.ts';
import { readLatest } from '../registry/registry.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { readManifests } from './live-apps.ts';
import type { ReleasePlan } from './plan-release.ts';
import { rollbackProblems } from './rollback-problems.ts';

/**
 * Every reason against a release, whichever command makes it: the set does not fit together, an app could not be
 * taken back, or the other set that visitors are given does not fit.
 *
 * @param manifests of the set that the release makes live
 */
export async function releaseProblems(
  store: ReleaseStore,
  channel: string,
  plan: ReleasePlan,
  manifests: readonly Manifest[],
): Promise<Problem[]> {
  return [
    ...plan.problems,
    ...(await rollbackProblems(store, channel, plan, manifests)),
    ...(await otherSetProblems(store, channel, plan, manifests)),
  ];
}

/**
 * Visitors see two sets while a canary runs, and the one is to take the other's place at any moment: what is
 * released in one of them has to fit the shell and the remotes of both. A preview binds nobody.
 */
async function otherSetProblems(
  store: ReleaseStore,
  channel: string,
  { changed }: ReleasePlan,
  manifests: readonly Manifest[],
): Promise<Problem[]> {
  const other = otherChannel(channel);
  if (other === null) return [];
  const { release } = await readLatest(store, other);
  const isShown = other === DEFAULT_CHANNEL || (release?.percent ?? 0) > 0;
  if (release === null || !isShown) return [];
  const live = await readManifests(store, release.apps, release.manifests);
  return manifests
    .filter(({ name }) => changed.includes(name))
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
