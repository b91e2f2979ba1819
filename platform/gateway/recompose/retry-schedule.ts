/** When something was composed, and when it may be tried again after failures. */
export interface Attempts {
  /** Whether a target of a pair is too old, and neither of them is backing off. */
  isDue(pair: string, job: { target: string; composedAt: Date; maxAge: number }): boolean;
  succeeded(key: string): void;
  /** Holds the key back, longer each time. */
  failed(key: string): void;
}

/** What is known of one pair, or of one target in it. Times are ms since the epoch. */
interface Attempt {
  composedAt: number;
  failures: number;
  retryAt: number;
}

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 5 * 60 * 1000;

/** A record of compositions; the key of a target is `<pair> <target>`. */
export function createAttempts(now: () => Date): Attempts {
  const attempts = new Map<string, Attempt>();

  function attemptOf(key: string): Attempt {
    const known = attempts.get(key) ?? { composedAt: 0, failures: 0, retryAt: 0 };
    attempts.set(key, known);
    return known;
  }

  return {
    isDue(pair, { target, composedAt, maxAge }) {
      const at = now().getTime();
      const own = attemptOf(`${pair} ${target}`);
      if (at < own.retryAt || at < attemptOf(pair).retryAt) return false;
      return at - Math.max(composedAt.getTime(), own.composedAt) > maxAge * 1000;
    },
    succeeded(key) {
      attempts.set(key, { composedAt: now().getTime(), failures: 0, retryAt: 0 });
    },
    failed(key) {
      const known = attemptOf(key);
      const delay = Math.min(FIRST_RETRY_MS * 2 ** known.failures, LAST_RETRY_MS);
      attempts.set(key, {
        ...known,
        failures: known.failures + 1,
        retryAt: now().getTime() + delay,
      });
    },
  };
}
