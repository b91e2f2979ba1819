/** A failure of the same visitor within this time is the same failure, ms. */
const SAME_MS = 10 * 60_000;

/** Failures that are remembered. Visitors of a site that fails this often are not told apart any more. */
const MOST = 10_000;

/**
 * Recognizes visitors who meet the same failure again: a person who reloads a page, or a program that asks for it over and over. Each
 * visit of theirs is no evidence of its own.
 */
export function createRepeatedFailures() {
  const counted = new Map<string, number>();

  return {
    /** Whether the same failure was counted within ten minutes. If not, it counts as counted from now on. */
    has(failure: string, now: Date): boolean {
      const at = now.getTime();
      const before = counted.get(failure);
      if (before !== undefined && at - before < SAME_MS) return true;
      // Newest last, so that the oldest are found first.
      counted.delete(failure);
      for (const [other, since] of counted) {
        if (at - since < SAME_MS && counted.size < MOST) break;
        counted.delete(other);
      }
      counted.set(failure, at);
      return false;
    },
  };
}
