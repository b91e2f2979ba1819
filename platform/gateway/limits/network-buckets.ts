import { LRUCache } from 'lru-cache';
import { OWN_FACTOR, WIDE_NETWORK_FACTOR } from './limit-numbers.ts';
import type { VisitorKey } from '../http/client.ts';

type TokenBuckets = ReturnType<typeof createTokenBuckets>;

interface Bucket {
  tokens: number;
  at: number;
}

const MAX_KEYS = 50_000;

/** A bucket of tokens for each key, in bounded memory. An evicted key starts again with a full bucket, as it has after a pause. */
export function createTokenBuckets(options: {
  /** Sustained requests per second and key. */
  perSecond: number;
  /** Requests at once after a pause. */
  burst: number;
  /** Remembered keys; default 50,000. */
  maxKeys?: number;
  /** Monotonic clock, ms. */
  now: () => number;
}) {
  const { perSecond, burst, maxKeys = MAX_KEYS, now } = options;
  const buckets = new LRUCache<string, Bucket>({ max: maxKeys });
  return {
    /** Takes a token: 0 when there was one, or the time until there is one, ms. */
    take(key: string): number {
      const at = now();
      const known = buckets.get(key);
      const filled =
        known === undefined ? burst : known.tokens + ((at - known.at) * perSecond) / 1000;
      const tokens = Math.min(burst, filled);
      const isTaken = tokens >= 1;
      buckets.set(key, { tokens: isTaken ? tokens - 1 : tokens, at });
      return isTaken ? 0 : ((1 - tokens) * 1000) / perSecond;
    },
    size: () => buckets.size,
  };
}

/** Buckets of addresses, of the networks that they are part of, and of this machine, each with its multiple of the rate. */
export function createNetworkBuckets(rate: {
  perSecond: number;
  burst: number;
  /** Monotonic clock, ms. */
  now: () => number;
}) {
  const times = (factor: number): TokenBuckets =>
    createTokenBuckets({
      perSecond: rate.perSecond * factor,
      burst: rate.burst * factor,
      now: rate.now,
    });
  const own = times(OWN_FACTOR);
  const ofAddress = times(1);
  const ofNetwork = times(WIDE_NETWORK_FACTOR);
  return {
    /** Takes a token of a visitor: 0 when there was one, or the time until there is one, ms. */
    take({ address, wide, isLocal }: VisitorKey): number {
      if (isLocal) return own.take(address);
      const wait = ofAddress.take(address);
      return wide === null ? wait : Math.max(wait, ofNetwork.take(wide));
    },
  };
}
