import type { Client } from '../http/client.ts';
import type { SecurityEvents } from '../observe/security-events.ts';
import { REQUEST_LIMIT } from './limit-numbers.ts';
import { createNetworkBuckets } from './network-buckets.ts';
import { tooManyRequests } from './too-many-requests.ts';
import { visitorKey } from './visitor-key.ts';

export interface RequestLimitsOptions {
  proxies: number;
  events: Pick<SecurityEvents, 'note'>;
  /** Monotonic clock, ms. */
  now?: () => number;
}

/**
 * Limits the rate of one address's requests to the backend, in memory, before they reach it.
 */
export function createRequestLimits(options: RequestLimitsOptions) {
  const { proxies, events, now = () => performance.now() } = options;
  const buckets = createNetworkBuckets({ ...REQUEST_LIMIT, now });

  /** Refuses a request over its address's limit; null lets it through. */
  return function limit(request: Request, client: Client): Response | null {
    const visitor = visitorKey(request, client, proxies);
    const wait = buckets.take(visitor);
    if (wait === 0) return null;
    const { pathname } = new URL(request.url);
    const subject = /^\/(?:auth|functions|rest|storage)\/v1/.exec(pathname)?.[0] ?? 'staff';
    const { address } = visitor;
    events.note({ kind: 'rate-limited', subject, reason: 'too-many-requests', address });
    return tooManyRequests(wait);
  };
}
