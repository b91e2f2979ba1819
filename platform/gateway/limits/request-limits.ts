import type { Client } from '../http/client.ts';
import type { SecurityEvents } from '../observe/security-events.ts';
import { OWN_REQUEST_LIMIT, REQUEST_LIMIT, WIDE_NETWORK_FACTOR } from './limit-numbers.ts';
import { createTokenBuckets, type TokenBuckets } from './token-buckets.ts';
import { tooManyRequests } from './too-many-requests.ts';
import { visitorKey } from './visitor-key.ts';

export interface RequestLimitsOptions {
  proxies: number;
  events: Pick<SecurityEvents, 'note'>;
  /** Monotonic clock, ms. */
  now?: () => number;
}

/**
 * Limits the rate of one address's requests to the backend, in memory, before they reach it. Requests of this machine have
 * ten times the limit.
 */
export function createRequestLimits(options: RequestLimitsOptions) {
  const { proxies, events, now = () => performance.now() } = options;
  const own = createTokenBuckets({ ...OWN_REQUEST_LIMIT, now });
  const ofAddress = createTokenBuckets({ ...REQUEST_LIMIT, now });
  const ofNetwork = createTokenBuckets({
    perSecond: REQUEST_LIMIT.perSecond * WIDE_NETWORK_FACTOR,
    burst: REQUEST_LIMIT.burst * WIDE_NETWORK_FACTOR,
    now,
  });

  /** Refuses a request over its address's limit; null lets it through. */
  return function limit(request: Request, client: Client): Response | null {
    const { address, wide, isLocal } = visitorKey(request, client, proxies);
    const buckets: [TokenBuckets, string][] = isLocal ? [[own, address]] : [[ofAddress, address]];
    if (wide !== null && !isLocal) buckets.push([ofNetwork, wide]);
    const wait = Math.max(...buckets.map(([each, key]) => each.take(key)));
    if (wait === 0) return null;
    const { pathname } = new URL(request.url);
    const subject = /^\/(?:auth|functions|rest|storage)\/v1/.exec(pathname)?.[0] ?? 'staff';
    events.note({ kind: 'rate-limited', subject, reason: 'too-many-requests', address });
    return tooManyRequests(wait);
  };
}
