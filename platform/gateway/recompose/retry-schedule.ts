/** Remembers when targets were composed, and when they may be retried after failures. */
export interface RetrySchedule {
  /** Whether a target is stale, and neither it nor its pair is held back. */
  isDue(pair: string, job: { target: string; composedAt: Date; maxAge: number }): boolean;
  succeeded(key: string): void;
  /** Holds the key back, longer each time. */
  failed(key: string): void;
}

/** The history of a pair, or of one target in it. Times are ms since the epoch. */
interface Entry {
  composedAt: number;
  failures: number;
  retryAt: number;
}

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 5 * 60 * 1000;

/** Keys are `<pair>` and `<pair> <target>`. */
export function createRetrySchedule(now: () => Date): RetrySchedule {
  const entries = new Map<string, Entry>();

  function entryOf(key: string): Entry {
    const known = entries.get(key) ?? { composedAt: 0, failures: 0, retryAt: 0 };
    entries.set(key, known);
    return known;
  }

  return {
    isDue(pair, { target, composedAt, maxAge }) {
      const at = now().getTime();
      const own = entryOf(`${pair} ${target}`);
      if (at < own.retryAt || at < entryOf(pair).retryAt) return false;
      return at - Math.max(composedAt.getTime(), own.composedAt) > maxAge * 1000;
    },
    succeeded(key) {
      entries.set(key, { composedAt: now().getTime(), failures: 0, retryAt: 0 });
    },
    failed(key) {
      const known = entryOf(key);
      const delay = Math.min(FIRST_RETRY_MS * 2 ** known.failures, LAST_RETRY_MS);
      entries.set(key, {
        ...known,
        failures: known.failures + 1,
        retryAt: now().getTime() + delay,
      });
    },
  };
}
