/** Rate of one key's requests, and bound of the memory. */
interface TokenBucketOptions {
  /** Sustained requests per second and key. */
  perSecond: number;
  /** Requests at once after a pause. */
  burst: number;
  /** Remembered keys; default 50,000. */
  maxKeys?: number;
  /** Monotonic clock, ms. */
  now: () => number;
}

export type TokenBuckets = ReturnType<typeof createTokenBuckets>;

interface Bucket {
  tokens: number;
  at: number;
}

const MAX_KEYS = 50_000;

/** A bucket of tokens for each key, in bounded memory. An evicted key starts again with a full bucket, as it has after a pause. */
export function createTokenBuckets(options: TokenBucketOptions) {
  const { perSecond, burst, maxKeys = MAX_KEYS, now } = options;
  const buckets = new Map<string, Bucket>();
  return {
    /** Takes a token: 0 when there was one, or the time until there is one, ms. */
    take(key: string): number {
      const at = now();
      const known = buckets.get(key);
      const filled =
        known === undefined ? burst : known.tokens + ((at - known.at) * perSecond) / 1000;
      const tokens = Math.min(burst, filled);
      const isTaken = tokens >= 1;
      buckets.delete(key);
      buckets.set(key, { tokens: isTaken ? tokens - 1 : tokens, at });
      if (buckets.size > maxKeys) {
        const [oldest] = buckets.keys();
        if (oldest !== undefined) buckets.delete(oldest);
      }
      return isTaken ? 0 : ((1 - tokens) * 1000) / perSecond;
    },
    size: () => buckets.size,
  };
}
