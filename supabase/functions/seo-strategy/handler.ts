import {
  strategyRequestSchema,
  MAX_FACTS_BYTES,
  type StrategyRequest,
} from '@talent/api/forms/seo-strategy';
import { z } from 'zod';
import type { FunctionContext, FunctionHandler } from '@talent/functions/context.ts';
import { readSubmission } from '@talent/functions/read-submission.ts';
import { noSuchFunction, requireAdmin } from '@talent/functions/require-admin.ts';
import { askGemini } from './ask-gemini.ts';
import { factsOfPages } from './facts-of-pages.ts';
import { GeminiError } from './gemini-error.ts';
import { readGeminiSettings } from './gemini-settings.ts';
import { planByRules } from './plan-by-rules.ts';
import { failedReply, reply } from './replies.ts';

const turnSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('started') }),
  z.object({ status: z.literal('busy') }),
  z.object({ status: z.literal('limited'), retry_after_seconds: z.number() }),
]);
const keptSchema = z.object({ id: z.number(), created_at: z.string() });

/**
 * `POST /functions/v1/seo-strategy` with an admin's access token and a `StrategyRequest`: a plan of the measured facts,
 * made by Gemini or, without a key, by rules; it is stored and answered with its id. One at a time for each admin.
 * Anybody else is answered as if there were no such function.
 */
export const handler: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return noSuchFunction();
  const caller = await requireAdmin(request, context);
  if (caller instanceof Response) return caller;
  const sent = await readSubmission(request, { maxBytes: MAX_FACTS_BYTES });
  if (sent.status === 'too-large') return reply(413, { code: 'facts-too-large' });
  const asked = strategyRequestSchema.safeParse(sent.status === 'read' ? sent.fields : null);
  if (!asked.success) return reply(400, { code: 'unreadable' });

  const { data } = await context.data
    .rpc('begin_seo_strategy', { caller: caller.userId })
    .throwOnError();
  const turn = turnSchema.parse(data);
  if (turn.status === 'busy') return reply(409, { code: 'busy' });
  if (turn.status === 'limited') {
    return reply(429, { code: 'limited', retryAfterSeconds: turn.retry_after_seconds });
  }
  try {
    return reply(201, await makePlan(asked.data, caller.userId, context));
  } catch (error) {
    await context.data.rpc('finish_seo_strategy', { caller: caller.userId });
    if (!(error instanceof GeminiError)) throw error;
    context.log(error.message);
    return failedReply(error);
  }
};

async function makePlan(
  { method, pages }: StrategyRequest,
  caller: string,
  context: FunctionContext,
): Promise<object> {
  const facts = factsOfPages(pages);
  const settings = method === 'gemini' ? readGeminiSettings(context.settings) : null;
  const made = settings
    ? { kind: 'gemini', reason: null, ...(await askGemini(settings, pages, facts)) }
    : {
        kind: 'rules',
        reason: method === 'rules' ? 'asked' : 'no-key',
        model: null,
        plan: planByRules(pages),
      };
  const strategy = { ...made, facts, pages: pages.length };
  const { data } = await context.data
    .rpc('finish_seo_strategy', { caller, strategy })
    .throwOnError();
  return { ...strategy, ...keptSchema.parse(data) };
}
