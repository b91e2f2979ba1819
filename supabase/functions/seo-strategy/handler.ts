import {
  strategyRequestSchema,
  strategySchema,
  MAX_FACTS_BYTES,
  type Strategy,
  type StrategyFailure,
  type StrategyRequest,
} from './contract.ts';
import { z } from 'zod';
import type { FunctionContext } from '@talent/functions/context.ts';
import { readSubmission } from '@talent/functions/http/read-submission.ts';
import { adminHandler } from '@talent/functions/access/admin-handler.ts';
import { noSuchFunction, refusal, reply } from '@talent/functions/http/replies.ts';
import { askGemini } from './ask-gemini.ts';
import { factsOfPages } from './facts-of-pages.ts';
import { GeminiError } from './gemini-error.ts';
import { readGeminiSettings } from '@talent/functions/gemini/settings.ts';
import { planByRules } from './plan-rules.ts';

const turnSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('started') }),
  z.object({ status: z.literal('busy') }),
  z.object({ status: z.literal('limited'), retry_after_seconds: z.number() }),
]);
const storedSchema = z.object({ id: z.number(), created_at: z.string() });

/**
 * `POST /functions/v1/seo-strategy` with a `StrategyRequest`, for admins: stores a plan based on the measured facts, made by
 * Gemini or, without a key, by rules, and answers it as a `Strategy`. One at a time for each admin.
 */
export const handler = adminHandler(async ({ userId: caller }, request, context) => {
  if (request.method !== 'POST') return noSuchFunction();
  const sent = await readSubmission(request, { maxBytes: MAX_FACTS_BYTES });
  if (sent.status === 'too-large') return refusal(413, 'facts-too-large');
  const asked = strategyRequestSchema.safeParse(sent.status === 'read' ? sent.fields : null);
  if (!asked.success) return refusal(400, 'unreadable');
  const known = await findPlan(asked.data, caller, context);
  if (known !== null) return reply(known, 201);

  const { data } = await context.data.rpc('begin_seo_strategy', { caller }).throwOnError();
  const turn = turnSchema.parse(data);
  if (turn.status === 'busy') return refusal(409, 'busy');
  if (turn.status === 'limited') {
    return reply({ code: 'limited', retryAfterSeconds: turn.retry_after_seconds }, 429);
  }
  try {
    return reply(await makePlan(asked.data, caller, context), 201);
  } catch (error) {
    await context.data.rpc('finish_seo_strategy', { caller });
    if (!(error instanceof GeminiError)) throw error;
    context.log(error.message);
    const { code, detail, retryAfterSeconds } = error;
    const failure: StrategyFailure = { code, detail, retryAfterSeconds };
    return reply(failure, code === 'timeout' ? 504 : 502);
  }
});

/** The plan of an earlier request with the same key, whose answer was lost. */
async function findPlan(
  { key }: StrategyRequest,
  caller: string,
  context: FunctionContext,
): Promise<Strategy | null> {
  if (key === undefined) return null;
  const { data } = await context.data.rpc('find_seo_strategy', { caller, key }).throwOnError();
  return strategySchema.nullable().parse(data);
}

async function makePlan(
  { key, method, pages }: StrategyRequest,
  caller: string,
  context: FunctionContext,
): Promise<Strategy> {
  const facts = factsOfPages(pages);
  const settings = method === 'gemini' ? readGeminiSettings(context.settings) : null;
  const made: Pick<Strategy, 'kind' | 'reason' | 'model' | 'plan'> = settings
    ? { kind: 'gemini', reason: null, ...(await askGemini(settings, pages, facts)) }
    : {
        kind: 'rules',
        reason: method === 'rules' ? 'asked' : 'no-key',
        model: null,
        plan: planByRules(pages),
      };
  const strategy = { ...made, facts, pages: pages.length };
  const { data } = await context.data
    .rpc('finish_seo_strategy', {
      caller,
      strategy: key === undefined ? strategy : { ...strategy, key },
    })
    .throwOnError();
  return { ...strategy, ...storedSchema.parse(data) };
}
