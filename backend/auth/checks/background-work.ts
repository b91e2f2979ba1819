import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

/** Each is a mail; people do not ask for more than this at once. */
const MAX_RUNNING = 100;

/** Delay of the work, ms. On the same thread it would delay the answer, and tell by that what it does. */
const EARLIEST_MS = 100;
const LATEST_MS = 400;

/**
 * Work that goes on after its answer was sent.
 * @param failed gets the error of work that failed
 */
export function createBackgroundWork(failed: (error: unknown) => void) {
  const running = new Set<Promise<void>>();
  return {
    /** Returns at once, and starts the work later. Drops the work when too much is waiting. */
    run(work: () => Promise<void>): void {
      if (running.size >= MAX_RUNNING) return;
      const begun = setTimeout(randomInt(EARLIEST_MS, LATEST_MS))
        .then(work)
        .catch(failed)
        .finally(() => running.delete(begun));
      running.add(begun);
    },
    /** Resolves when no work waits or runs. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
