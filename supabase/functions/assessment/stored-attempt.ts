import type { Json } from '@talent/data/types';
import { assessmentRoles, type AssessmentResult } from './attempt.ts';
import type { FunctionContext } from '@talent/functions/context.ts';
import { refusal } from '@talent/functions/http/replies.ts';
import { readLinkToken, type LinkPurpose } from '@talent/functions/tokens/link-token.ts';
import { z } from 'zod';
import type { AttemptQuestion } from './pool-question.ts';

/** This function wrote the row itself, so only its outline is checked. */
const rowSchema = z.object({
  role: z.enum(assessmentRoles.map(({ value }) => value)),
  questions: z.custom<readonly AttemptQuestion[]>(Array.isArray),
  result: z.custom<AssessmentResult>((value) => typeof value === 'object').nullable(),
});

/** A value as JSON for the database. Properties that JSON cannot hold are dropped. */
export function asJson(value: object): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

/** An attempt of the database. `result` is null until it is submitted. */
type StoredAttempt = z.output<typeof rowSchema> & { id: string };

/** The attempt that a token of this purpose was issued for; null when there is none. */
export async function readAttempt(
  token: string,
  purpose: LinkPurpose,
  context: FunctionContext,
): Promise<StoredAttempt | null> {
  const check = await readLinkToken(context.secret, purpose, token, context.now());
  if (check.status !== 'valid') return null;
  const { data: row } = await context.data
    .from('assessment_attempts')
    .select('role, questions, result')
    .eq('id', check.id)
    .maybeSingle()
    .throwOnError();
  return row === null ? null : { ...rowSchema.parse(row), id: check.id };
}

/** There is no such attempt, or the token belongs to another one: the answer does not say which. */
export function unknownAttempt(): Response {
  return refusal(404, 'unknown');
}
