import type { StaleTarget } from './recompose-queue.ts';

/** The history of a pair, or of one target in it. Times are ms since the epoch. */
interface Attempts {
  composedAt: number;
  failures: number;
  retryAt: number;
}

const LAST_RETRY_MS = 5 * 60 * 1000;

/** Remembers when targets were composed and may be retried, after `firstMs` at first. Keys are `<pair>` and `<pair> <target>`. */
export function createRetrySchedule(now: () => Date, firstMs = 1000) {
  const known = new Map<string, Attempts>();

  const attemptsOf = (key: string): Attempts =>
    known.get(key) ?? { composedAt: 0, failures: 0, retryAt: 0 };

  const isHeldBack = (key: string): boolean => now().getTime() < attemptsOf(key).retryAt;

  return {
    isHeldBack,
    /** Whether a target is stale, and neither it nor its pair is held back. */
    isDue({ app, target, composedAt, maxAge }: StaleTarget): boolean {
      const pair = app.pair.key;
      const at = now().getTime();
      const key = `${pair} ${target}`;
      const own = attemptsOf(key);
      if (isHeldBack(key) || isHeldBack(pair)) return false;
      return at - Math.max(composedAt.getTime(), own.composedAt) > maxAge * 1000;
    },
    succeeded(key: string): void {
      known.set(key, { composedAt: now().getTime(), failures: 0, retryAt: 0 });
    },
    /** Holds the key back, longer each time. */
    failed(key: string): void {
      const before = attemptsOf(key);
      const delay = Math.min(firstMs * 2 ** before.failures, LAST_RETRY_MS);
      const failures = before.failures + 1;
      known.set(key, { ...before, failures, retryAt: now().getTime() + delay });
    },
  };
}
