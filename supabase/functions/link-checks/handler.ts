import {
  linkChecksRequestSchema,
  type LinkChecksAnswer,
  linkCheckSchema,
  type LinkCheck,
} from './contract.ts';
import { adminHandler } from '@talent/functions/access/admin-handler.ts';
import type { FunctionHandler, FunctionContext } from '@talent/functions/context.ts';
import { readJson } from '@talent/functions/http/parse-json.ts';
import { noSuchFunction, problem, reply } from '@talent/functions/http/replies.ts';
import { createAddressLimit } from '@talent/functions/limits/address-limit.ts';
import { LINK_LIMITS, type LinkLimits, checkLink } from './check-link.ts';

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

/** How long an answer is taken for true, ms. */
const LIFETIME = 24 * 60 * 60 * 1000;
const AT_ONCE = 6;

type Context = Pick<FunctionContext, 'data' | 'now'>;

/** Checks links of other sites. What was asked within a day is not asked again. */
async function checkLinks(
  urls: readonly string[],
  context: Context,
  limits: LinkLimits,
): Promise<LinkCheck[]> {
  const oldest = new Date(context.now().getTime() - LIFETIME).toISOString();
  await context.data.from('link_checks').delete().lt('created_at', oldest).throwOnError();
  const waiting = [...urls];
  const found = new Map<string, LinkCheck>();
  const work = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      found.set(url, (await storedCheck(url, context)) ?? (await newCheck(url, context, limits)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return urls.flatMap((url) => found.get(url) ?? []);
}

async function storedCheck(url: string, { data }: Context): Promise<LinkCheck | null> {
  const { data: row } = await data
    .from('link_checks')
    .select('url, state, reason, status')
    .eq('url', url)
    .maybeSingle()
    .throwOnError();
  return row && linkCheckSchema.parse(row);
}

async function newCheck(
  url: string,
  { data, now }: Context,
  limits: LinkLimits,
): Promise<LinkCheck> {
  const check: LinkCheck = { url, ...(await checkLink(url, limits)) };
  // A site that did not answer well may do so in a minute.
  if (check.state !== 'unknown') {
    const row = { ...check, created_at: now().toISOString() };
    await data.from('link_checks').upsert(row, { onConflict: 'url' }).throwOnError();
  }
  return check;
}
