import { LRUCache } from 'lru-cache';

/** A failure of the same visitor within this time is the same failure, ms. */
const SAME_MS = 10 * 60_000;

/** Failures that are remembered. Visitors of a site that fails this often are not told apart any more. */
const MOST = 10_000;

/** Recognizes a visitor who meets the same failure again: that is no evidence of its own. */
export function createRepeatedFailures() {
  const counted = new LRUCache<string, number>({ max: MOST });
  return {
    /** Whether the same failure was counted within ten minutes. If not, it counts as counted from now on. */
    has(failure: string, now: Date): boolean {
      const at = now.getTime();
      if (at - (counted.peek(failure) ?? -Infinity) < SAME_MS) return true;
      counted.set(failure, at);
      return false;
    },
  };
}
