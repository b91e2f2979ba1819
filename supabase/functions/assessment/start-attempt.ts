import { assessmentRoles, type StartedAttempt } from '@talent/api/forms/assessment';
import { z } from 'zod';
import type { FunctionContext } from '@talent/functions/context.ts';
import { hmacHex, normalAddress } from '@talent/api/address/hash';
import { createLinkToken } from '@talent/functions/link-token.ts';
import { asJson } from './as-json.ts';
import { chooseQuestions } from './choose-questions.ts';
import { keepQuestion } from './keep-question.ts';
import { asAsked, poolQuestionSchema, type PoolQuestion } from './pool-question.ts';
import { reply } from './replies.ts';

/** Many people may sit behind one office address. */
const LIMIT = { per_address: 30, window_seconds: 3600 };

const requestSchema = z.object({ role: z.enum(assessmentRoles.map(({ value }) => value)) });
const storedSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('started'), expires_at: z.string() }),
  z.object({ status: z.literal('limited'), retry_after_seconds: z.number() }),
]);

/** `{role}`: chooses the questions, keeps them with their answers, and gives them out without. */
export async function startAttempt(
  fields: unknown,
  request: Request,
  context: FunctionContext,
): Promise<Response> {
  const parsed = requestSchema.safeParse(fields);
  if (!parsed.success) {
    return reply(422, { code: 'invalid', fields: { role: 'Choose a role from the list.' } });
  }
  const { role } = parsed.data;
  const { data, secret } = context;
  const chosen = chooseQuestions(await readPool(role, context), Math.random);
  const questions = chosen.map((question, index) => keepQuestion(question, index, Math.random));
  const id = crypto.randomUUID();
  const address = normalAddress(context.clientAddress(request));
  const { data: answer } = await data
    .rpc('start_assessment', {
      id,
      role,
      questions: questions.map(asJson),
      ip_hash: await hmacHex(secret, `ip:${address}`),
      ...LIMIT,
    })
    .throwOnError();
  const stored = storedSchema.parse(answer);
  if (stored.status === 'limited') {
    const retryAfterSeconds = stored.retry_after_seconds;
    return reply(
      429,
      { code: 'rate-limited', retryAfterSeconds },
      { 'Retry-After': String(retryAfterSeconds) },
    );
  }
  const facts = { purpose: 'assessment-attempt', id, expiresAt: null } as const;
  return reply(201, {
    id,
    token: await createLinkToken(secret, facts),
    role,
    expiresAt: new Date(stored.expires_at).toISOString(),
    questions: questions.map(asAsked),
  } satisfies StartedAttempt);
}

async function readPool(role: string, { data }: FunctionContext): Promise<PoolQuestion[]> {
  const { data: rows } = await data
    .from('assessment_questions')
    .select('key, skill, difficulty, kind, prompt, code, options, answer, explanation')
    .eq('active', true)
    .contains('roles', [role])
    .throwOnError();
  return z.array(poolQuestionSchema).min(1).parse(rows);
}
