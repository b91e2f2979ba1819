import type { AssessmentResult } from '@talent/api/forms/assessment';
import { z } from 'zod';
import type { FunctionContext } from '@talent/functions/context.ts';
import { asJson } from './as-json.ts';
import { readAttempt } from './kept-attempt.ts';
import { reply, unknownAttempt } from './replies.ts';
import { scoreAttempt } from './score.ts';

const answersSchema = z
  .record(z.string().regex(/^q\d{1,2}$/), z.array(z.string().max(8)).max(12))
  .refine((answers) => Object.keys(answers).length <= 20);
const requestSchema = z.object({
  id: z.uuid(),
  token: z.string().max(200),
  answers: answersSchema,
});
const storedSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('scored'),
    result: z.custom<AssessmentResult>((value) => typeof value === 'object' && value !== null),
  }),
  z.object({ status: z.literal('expired') }),
  z.object({ status: z.literal('unknown') }),
]);

/** `{id, token, answers}`: scores an attempt once; the first answers count, however often it is sent. */
export async function submitAttempt(fields: unknown, context: FunctionContext): Promise<Response> {
  const parsed = requestSchema.safeParse(fields);
  if (!parsed.success) return reply(422, { code: 'invalid' });
  const { id, token, answers } = parsed.data;
  const attempt = await readAttempt(token, 'assessment-attempt', context);
  if (attempt === null || attempt.id !== id) return unknownAttempt();
  const result = scoreAttempt(attempt, answers, context.now());
  const { data: answer } = await context.data
    .rpc('submit_assessment', { attempt_id: id, answers, result: asJson(result) })
    .throwOnError();
  const stored = storedSchema.parse(answer);
  switch (stored.status) {
    case 'scored':
      return reply(200, stored.result);
    case 'expired':
      return reply(410, { code: 'expired' });
    case 'unknown':
      return unknownAttempt();
  }
}
