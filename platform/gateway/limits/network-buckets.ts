import { OWN_FACTOR, WIDE_NETWORK_FACTOR } from './limit-numbers.ts';
import { createTokenBuckets, type TokenBuckets } from './token-buckets.ts';
import type { VisitorKey } from './visitor-key.ts';

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
