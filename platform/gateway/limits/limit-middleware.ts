import type { MiddlewareHandler } from 'hono';
import { type Client, visitorKey } from '../http/client.ts';
import type { SecurityEvents } from '../observe/security-events.ts';
import { REQUEST_LIMIT } from './limit-numbers.ts';
import { createNetworkBuckets } from './network-buckets.ts';
import { tooManyRequests } from './too-many-requests.ts';

/** Protects everything that asks the backend: refuses requests over the limit, and delays every refusal by `holdMs`. */
export function createLimitMiddleware(
  options: RequestLimitsOptions & { holdMs: number | undefined },
): MiddlewareHandler<{ Bindings: Client }> {
  const limit = createRequestLimits(options);
  const hold = createHeldRefusals(options);
  return async (context, next) => {
    const { raw } = context.req;
    const refused = limit(raw, context.env);
    if (refused === null) await next();
    await hold(refused ?? context.res, raw.signal);
    return refused ?? undefined;
  };
}

/**
 * Delays refusals with a `Retry-After`: a client that repeats them immediately would keep this process busy; a delayed one costs only a timer.
 * @param options.most delayed at the same time, each with a body of 64 KB at most; further ones are sent immediately
 */
export function createHeldRefusals(options: { holdMs?: number | undefined; most?: number }) {
  const { holdMs = 1000, most = 500 } = options;
  let held = 0;
  /** Resolves when the answer may be sent: immediately unless it is a refusal, and when its client has disconnected. */
  return async (answer: Response, signal: AbortSignal): Promise<void> => {
    const isRefusal =
      (answer.status === 429 || answer.status === 503) && answer.headers.has('Retry-After');
    if (!isRefusal || held >= most || signal.aborted) return;
    held += 1;
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, holdMs);
      signal.addEventListener('abort', end, { once: true });
    });
    held -= 1;
  };
}

export interface RequestLimitsOptions {
  proxies: number;
  events: Pick<SecurityEvents, 'note'>;
  /** Monotonic clock, ms. */
  now?: () => number;
}

/** Limits the rate of one address's requests to the backend, in memory, before they reach it. */
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
