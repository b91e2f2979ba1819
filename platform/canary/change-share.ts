import { CANARY_CHANNEL } from '../registry/channel.ts';
import { commitRelease, type LatestRelease } from '../registry/registry.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { Release } from '../registry/release.ts';

/**
 * Gives the set of the canary channel to another share of the visitors.
 *
 * @param share percent; 0 takes it away from all of them
 * @throws ReleaseConflictError
 */
export function changeShare(
  store: ReleaseStore,
  latest: Pick<LatestRelease, 'highestRevision'> & { release: Release },
  share: { percent: number; at: Date },
): Promise<Release> {
  const { apps, changed } = latest.release;
  return commitRelease(store, {
    channel: CANARY_CHANNEL,
    expectedRevision: latest.highestRevision,
    apps,
    action: 'canary',
    changed: share.percent === 0 ? [] : changed,
    ...share,
  });
}
