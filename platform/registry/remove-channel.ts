import type { Store } from '../store/store.ts';
import { scopeOf } from './keys/key-scope.ts';
import { releaseKey } from './release.ts';
import { listRevisions } from './revision-files.ts';

/** A channel that visitors get cannot be removed. */
export class ChannelOfVisitorsError extends Error {
  readonly code = 'channel-of-visitors';

  constructor(channel: string) {
    super(`Channel "${channel}" is given to visitors and stays: only previews can be removed`);
    this.name = 'ChannelOfVisitorsError';
  }
}

/**
 * Removes a preview channel: people who have it open then get what visitors see. Its versions and pages stay until the
 * next prune. Safe to repeat: the newest revision is removed last, so that the channel stays the same until it is gone.
 *
 * @returns number of revisions; 0 where there is no such channel
 * @throws ChannelOfVisitorsError
 */
export async function removeChannel(store: Store, channel: string): Promise<number> {
  if (scopeOf(channel) === 'visitors') throw new ChannelOfVisitorsError(channel);
  const revisions = await listRevisions(store, channel);
  for (const revision of revisions.toReversed()) {
    await store.remove(releaseKey(channel, revision));
  }
  return revisions.length;
}
