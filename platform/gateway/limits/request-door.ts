import type { MiddlewareHandler } from 'hono';
import type { Client } from '../options.ts';
import { createHeldRefusals } from './held-refusals.ts';
import type { RequestLimits } from './request-limits.ts';

/**
 * Comes before everything that asks the backend: refuses what comes too soon, and holds every refusal back.
 *
 * @param holdMs how long; undefined: the usual time
 */
export function createRequestDoor(
  limit: RequestLimits,
  holdMs: number | undefined,
): MiddlewareHandler<{ Bindings: Client }> {
  const hold = createHeldRefusals({ holdMs });
  return async (context, next) => {
    const { raw } = context.req;
    const refused = limit(raw, context.env);
    if (refused === null) await next();
    await hold(refused ?? context.res, raw.signal);
    return refused ?? undefined;
  };
}
