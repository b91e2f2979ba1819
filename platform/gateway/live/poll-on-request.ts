import type { LiveSource } from './live-source.ts';

/** Every tenth `pollMs` the registry's files and the page indexes are read in full. */
const FULL_AFTER = 10;
/** A poll that takes longer was ended by the host together with the request that started it, ms. */
const LOST_AFTER_MS = 60_000;

export type PollOnRequest = ReturnType<typeof createPollOnRequest>;

/** Polls on requests, where the last poll is older than `pollMs`: for hosts whose timers end with a request. */
export function createPollOnRequest(
  gateway: Pick<LiveSource, 'poll' | 'refresh'>,
  pollMs: number,
  now: () => number = Date.now,
) {
  // A gateway reads everything when it is created.
  let lastAt = now();
  let lastFullAt = lastAt;
  let isPolling = false;

  return {
    /** Starts the poll that is due; null: none is. `isOverdue`: an answer before it is done could come from a release rolled back long ago. */
    due(): { done: Promise<void>; isOverdue: boolean } | null {
      const at = now();
      if (isPolling || at - lastAt < pollMs) return null;
      const isOverdue = at - lastAt >= pollMs * FULL_AFTER;
      const isFull = at - lastFullAt >= pollMs * FULL_AFTER;
      isPolling = true;
      lastAt = at;
      if (isFull) lastFullAt = at;
      const done = (isFull ? gateway.refresh() : gateway.poll()).finally(() => {
        isPolling = false;
      });
      return { done, isOverdue };
    },
    /** Whether the running poll will never finish; later polls would wait for it. */
    isLost: () => isPolling && now() - lastAt > LOST_AFTER_MS,
  };
}
