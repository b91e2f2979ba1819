import type { StaleTarget } from './recompose-queue.ts';

/** The history of a pair, or of one target in it. Times are ms since the epoch. */
interface Entry {
  composedAt: number;
  failures: number;
  retryAt: number;
}

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 5 * 60 * 1000;

/** Remembers when targets were composed and may be retried. Keys are `<pair>` and `<pair> <target>`. */
export function createRetrySchedule(now: () => Date) {
  const entries = new Map<string, Entry>();

  function entryOf(key: string): Entry {
    const known = entries.get(key) ?? { composedAt: 0, failures: 0, retryAt: 0 };
    entries.set(key, known);
    return known;
  }

  const isHeldBack = (key: string): boolean => now().getTime() < entryOf(key).retryAt;

  return {
    isHeldBack,
    /** Whether a target is stale, and neither it nor its pair is held back. */
    isDue({ app, target, composedAt, maxAge }: StaleTarget): boolean {
      const pair = app.pair.key;
      const at = now().getTime();
      const key = `${pair} ${target}`;
      const own = entryOf(key);
      if (isHeldBack(key) || isHeldBack(pair)) return false;
      return at - Math.max(composedAt.getTime(), own.composedAt) > maxAge * 1000;
    },
    succeeded(key: string): void {
      entries.set(key, { composedAt: now().getTime(), failures: 0, retryAt: 0 });
    },
    /** Holds the key back, longer each time. */
    failed(key: string): void {
      const known = entryOf(key);
      const delay = Math.min(FIRST_RETRY_MS * 2 ** known.failures, LAST_RETRY_MS);
      const failures = known.failures + 1;
      entries.set(key, { ...known, failures, retryAt: now().getTime() + delay });
    },
  };
}
