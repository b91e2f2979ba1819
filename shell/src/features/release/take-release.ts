import { readLiveRelease } from '@talent/api/platform/live-release';
import { CANARY_CHANNEL, type Composition } from '@talent/sdk/contract';
import { unsavedStore } from '@talent/sdk';
import { hasKeptEntries } from '@talent/ui/has-kept-entries';

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

/**
 * Whether someone has entered something that was not sent: unsaved work that a page tells of, kept entries of any form in
 * this tab, or a field of this page that differs from how it was served.
 */
export function hasUnsavedEntries(): boolean {
  return (
    unsavedStore.getState().length > 0 ||
    hasKeptEntries() ||
    [...document.querySelectorAll(FIELDS)].some(isEntered)
  );
}

/** A file cannot be kept, and text may be in a form that keeps nothing. */
const FIELDS = 'input, textarea';

/** A choice is a click away, and nobody has entered a hidden value. */
const CHOSEN = ['checkbox', 'radio', 'range', 'color', 'hidden', 'submit', 'button', 'reset'];

function isEntered(field: Element): boolean {
  if (field.closest('[data-unkept]') !== null) return false;
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return false;
  if (field.type === 'file') return (field.files?.length ?? 0) > 0;
  return !CHOSEN.includes(field.type) && field.value !== field.defaultValue;
}
