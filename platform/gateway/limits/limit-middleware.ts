import type { MiddlewareHandler } from 'hono';
import type { Client } from '../http/client.ts';
import { createHeldRefusals } from './held-refusals.ts';
import { createRequestLimits, type RequestLimitsOptions } from './request-limits.ts';

/**
 * Protects everything that asks the backend: refuses requests over the limit, and delays every refusal.
 *
 * @param options.holdMs delay; undefined: the default
 */
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
