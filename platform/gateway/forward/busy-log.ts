import type { Log } from '../options.ts';

/** Lines about refused requests are at least so far apart, ms: a flood must not fill the log. */
const LINE_EVERY_MS = 10_000;

/** Notes in the log that the backend had no room. */
export interface BusyLog {
  refused(): void;
}

/** @param now a clock that only goes forward, ms */
export function createBusyLog(log: Log, now: () => number = () => performance.now()): BusyLog {
  let lastAt = -Infinity;
  let refused = 0;
  return {
    refused() {
      refused += 1;
      if (now() - lastAt < LINE_EVERY_MS) return;
      lastAt = now();
      log({ level: 'warn', message: 'backend busy: requests were refused', refused });
      refused = 0;
    },
  };
}
