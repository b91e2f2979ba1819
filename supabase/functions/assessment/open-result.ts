import { z } from 'zod';
import type { FunctionContext } from '@talent/functions/context.ts';
import { readAttempt } from './kept-attempt.ts';
import { reply, unknownAttempt } from './replies.ts';

const requestSchema = z.object({ token: z.string().max(200) });

/** `{token}`, as it stands in the link of the mail: the result again. */
export async function openResult(fields: unknown, context: FunctionContext): Promise<Response> {
  const parsed = requestSchema.safeParse(fields);
  if (!parsed.success) return reply(422, { code: 'invalid' });
  const attempt = await readAttempt(parsed.data.token, 'assessment-result', context);
  return attempt === null || attempt.result === null
    ? unknownAttempt()
    : reply(200, attempt.result);
}
