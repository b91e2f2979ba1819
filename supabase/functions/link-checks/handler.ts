import { linkChecksRequestSchema, type LinkChecksAnswer } from '@talent/api/blog/link-checks';
import { adminHandler } from '@talent/functions/access/admin-handler.ts';
import type { FunctionHandler } from '@talent/functions/context.ts';
import { readJson } from '@talent/functions/http/parse-json.ts';
import { noSuchFunction, problem, reply } from '@talent/functions/http/replies.ts';
import { createAddressLimit } from '@talent/functions/limits/address-limit.ts';
import { LINK_LIMITS, type LinkLimits } from './check-link.ts';
import { checkLinks } from './check-links.ts';

/** Requests of one network address a minute: an editor opens the checklist a few times. */
const PER_MINUTE = 12;

/** `POST /functions/v1/link-checks`, for admins: which links of a text to other sites are alive. */
export function createLinkChecks(limits: LinkLimits = LINK_LIMITS): FunctionHandler {
  const limit = createAddressLimit(PER_MINUTE);
  return adminHandler(async (_admin, request, context) => {
    if (request.method !== 'POST') return noSuchFunction();
    const body = linkChecksRequestSchema.safeParse(await readJson(request));
    if (!body.success) return problem(400, 'unreadable', 'Name at most 30 web addresses.');
    const retryAfter = limit(request, context);
    if (retryAfter > 0) {
      return reply({ code: 'limited' }, 429, { 'Retry-After': String(retryAfter) });
    }
    const checks = await checkLinks([...new Set(body.data.urls)], context, limits);
    return reply({ checks } satisfies LinkChecksAnswer);
  });
}

export const handler = createLinkChecks();
