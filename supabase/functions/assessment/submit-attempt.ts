import type { AssessmentResult } from './attempt.ts';
import { submitRequestSchema } from './contract.ts';
import type { FunctionContext } from '@talent/functions/context.ts';
import { refusal, reply } from '@talent/functions/http/replies.ts';
import { z } from 'zod';
import { scoreAttempt } from './score.ts';
import { asJson, readAttempt, unknownAttempt } from './stored-attempt.ts';

const storedSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('scored'),
    result: z.custom<AssessmentResult>((value) => typeof value === 'object' && value !== null),
  }),
  z.object({ status: z.literal('expired') }),
  z.object({ status: z.literal('unknown') }),
]);

/** `submit`: scores an attempt once. The first answers count, however often it is sent. */
export async function submitAttempt(fields: unknown, context: FunctionContext): Promise<Response> {
  const parsed = submitRequestSchema.safeParse(fields);
  if (!parsed.success) return refusal(422, 'invalid');
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
      return reply(stored.result);
    case 'expired':
      return refusal(410, 'expired');
    case 'unknown':
      return unknownAttempt();
  }
}
