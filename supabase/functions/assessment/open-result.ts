import { openRequestSchema } from '@talent/api/assessment/requests';
import type { FunctionContext } from '@talent/functions/context.ts';
import { refusal, reply } from '@talent/functions/http/replies.ts';
import { readAttempt, unknownAttempt } from './stored-attempt.ts';

/** `open`: the result again, by the token in the link of the mail. */
export async function openResult(fields: unknown, context: FunctionContext): Promise<Response> {
  const parsed = openRequestSchema.safeParse(fields);
  if (!parsed.success) return refusal(422, 'invalid');
  const attempt = await readAttempt(parsed.data.token, 'assessment-result', context);
  return attempt === null || attempt.result === null ? unknownAttempt() : reply(attempt.result);
}
