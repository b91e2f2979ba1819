import type { StartedAttempt } from './attempt.ts';
import { startRequestSchema } from './contract.ts';
import { allRows } from '@talent/data/all-rows';
import { isoTime } from '@talent/data/iso-time';
import type { FunctionContext } from '@talent/functions/context.ts';
import { reply } from '@talent/functions/http/replies.ts';
import { senderOf } from '@talent/functions/limits/address-limit.ts';
import { createLinkToken } from '@talent/functions/tokens/link-token.ts';
import { z } from 'zod';
import { attemptQuestion } from './attempt-question.ts';
import { chooseQuestions } from './choose-questions.ts';
import { asAsked, poolQuestionSchema, type PoolQuestion } from './pool-question.ts';
import { asJson } from './stored-attempt.ts';

/** Many people may share one office address. */
const LIMIT = { per_address: 30, window_seconds: 3600 };

const overSchema = z.object({ retry_after_seconds: z.number() }).nullable();

/** `start`: counts the attempt, chooses the questions, stores them with their answers, and sends them without. */
export async function startAttempt(
  fields: unknown,
  request: Request,
  context: FunctionContext,
): Promise<Response> {
  const parsed = startRequestSchema.safeParse(fields);
  if (!parsed.success) {
    return reply({ code: 'invalid', fields: { role: 'Choose a role from the list.' } }, 422);
  }
  const { role } = parsed.data;
  const { data, secret } = context;
  const sender = { ...(await senderOf(request, context)) };
  const { data: counted } = await data.rpc('begin_assessment', { sender, ...LIMIT }).throwOnError();
  const over = overSchema.parse(counted);
  if (over !== null) {
    const retryAfterSeconds = over.retry_after_seconds;
    const headers = { 'Retry-After': String(retryAfterSeconds) };
    return reply({ code: 'rate-limited', retryAfterSeconds }, 429, headers);
  }
  const chosen = chooseQuestions(await readPool(role, context), Math.random);
  const questions = chosen.map((question, index) => attemptQuestion(question, index, Math.random));
  const id = crypto.randomUUID();
  const { data: expiresAt } = await data
    .rpc('start_assessment', { id, role, questions: questions.map(asJson) })
    .throwOnError();
  const facts = { purpose: 'assessment-attempt', id, expiresAt: null } as const;
  const started: StartedAttempt = {
    id,
    token: await createLinkToken(secret, facts),
    role,
    expiresAt: isoTime(expiresAt),
    questions: questions.map(asAsked),
  };
  return reply(started, 201);
}

async function readPool(role: string, { data }: FunctionContext): Promise<PoolQuestion[]> {
  const rows = await allRows(
    () =>
      data
        .from('assessment_questions')
        .select(
          'key, skill, difficulty, kind, prompt, code, code_parts, options, answer, explanation',
        )
        .eq('active', true)
        .contains('roles', [role]),
    'key',
  );
  return z.array(poolQuestionSchema).min(1).parse(rows);
}
