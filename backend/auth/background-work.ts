import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

/** Work that goes on behind answers. */
export interface BackgroundWork {
  /** Begins it when the answer has long gone out; returns at once. Left out when too much is waiting. */
  run(work: () => Promise<void>): void;
  /** Resolves when nothing waits or runs any more. */
  settled(): Promise<void>;
}

/** Each is a mail: more at once are not asked for by people. */
const MAX_RUNNING = 100;

/** When work begins after its answer, ms. On the same thread it would hold the answer up, and tell by that what it does. */
const EARLIEST_MS = 100;
const LATEST_MS = 400;

/** @param failed hears of work that failed */
export function createBackgroundWork(failed: (error: unknown) => void): BackgroundWork {
  const running = new Set<Promise<void>>();
  return {
    run(work) {
      if (running.size >= MAX_RUNNING) return;
      const begun = setTimeout(randomInt(EARLIEST_MS, LATEST_MS))
        .then(work)
        .catch(failed)
        .finally(() => running.delete(begun));
      running.add(begun);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
