import { readLiveRelease } from '@talent/api/platform/live-release';
import { CANARY_CHANNEL, type Composition } from '@talent/sdk/contract';
import { hasUnsavedEntries } from './unsaved-entries';

/**
 * Whether a document would now be made of other versions or settings than this tab. A tab of a canary goes back to everyone's release;
 * no tab moves into a canary or out of a preview. A gateway that lags behind does not lead back.
 *
 * @param header what the gateway said
 */
export function isReplaced(header: string, { channel, revision, id }: Composition): boolean {
  const live = readLiveRelease(header);
  if (live === null || live.id === id) return false;
  if (live.channel === channel) {
    if (live.revision !== revision) return live.revision > revision;
    return settingsOf(live.id) > settingsOf(id);
  }
  return channel === CANARY_CHANNEL;
}

/** Revision of the channel's settings, which the id of a composition with settings names: `<hash>_<revision>`. */
function settingsOf(id: string): number {
  return Number(id.split('_')[1] ?? 0);
}

/** Whether a tab takes the release that is live: not while entries wait. */
export function mayTake(header: string, composition: Composition): boolean {
  return isReplaced(header, composition) && !hasUnsavedEntries();
}
