import type { Overridden } from '@talent/api/platform/local-override';
import { CANARY_CHANNEL, PUBLIC_CHANNEL, type Composition } from '@talent/sdk/contract';

/** Whether this tab shows something other than the public channels. */
export function isPreview({ channel, pinned, override }: Composition & Overridden): boolean {
  return (
    pinned === true ||
    override !== undefined ||
    (channel !== PUBLIC_CHANNEL && channel !== CANARY_CHANNEL)
  );
}

/** `next`, or `stable, revision 42` where that revision was asked for. */
export function nameOfSet({ channel, revision, pinned }: Composition): string {
  return pinned ? `${channel}, revision ${revision}` : channel;
}
