import type { Gateway } from '../options.ts';

/** Every so many times `pollMs` the registry's files and the page indexes are read in full. */
const FULL_AFTER = 10;
/** A look that takes longer was ended with the request that set it off, ms. */
const LOST_AFTER_MS = 60_000;

/** A look for a new release that a request has set off. */
export interface Look {
  done: Promise<void>;
  /** Nobody has looked for long, so that an answer before it is over could be of a release that was taken back. */
  isOverdue: boolean;
}

/** Looks for a new release when requests come: for hosts whose timers end with a request. */
export interface LookOnRequest {
  /** The look that is due now; null: the last one is recent, or not over yet. */
  due(): Look | null;
  /** Whether a look will never be over; those after it would wait for it. */
  isLost(): boolean;
}

/** @param pollMs how old the last look may be, ms */
export function createLookOnRequest(
  gateway: Pick<Gateway, 'poll' | 'refresh'>,
  pollMs: number,
  now: () => number = Date.now,
): LookOnRequest {
  // A gateway reads everything when it is made.
  let lastAt = now();
  let lastFullAt = lastAt;
  let isLooking = false;

  return {
    due() {
      const at = now();
      if (isLooking || at - lastAt < pollMs) return null;
      const isOverdue = at - lastAt >= pollMs * FULL_AFTER;
      const isFull = at - lastFullAt >= pollMs * FULL_AFTER;
      isLooking = true;
      lastAt = at;
      if (isFull) lastFullAt = at;
      const done = (isFull ? gateway.refresh() : gateway.poll()).finally(() => {
        isLooking = false;
      });
      return { done, isOverdue };
    },
    isLost: () => isLooking && now() - lastAt > LOST_AFTER_MS,
  };
}
