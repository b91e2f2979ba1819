import { assessmentRoles, type AssessmentResult } from '@talent/api/forms/assessment';
import { z } from 'zod';
import type { FunctionContext } from '@talent/functions/context.ts';
import { readLinkToken, type LinkPurpose } from '@talent/functions/link-token.ts';
import type { KeptQuestion } from './pool-question.ts';

/** What this folder itself has written into the database: only its outline is checked. */
const rowSchema = z.object({
  role: z.enum(assessmentRoles.map(({ value }) => value)),
  questions: z.custom<readonly KeptQuestion[]>(Array.isArray),
  result: z.custom<AssessmentResult>((value) => typeof value === 'object').nullable(),
});

/** An attempt of the database; `result` is null until it is submitted. */
export type KeptAttempt = z.output<typeof rowSchema> & { id: string };

/** The attempt that a token of this purpose is for; null when there is none. */
export async function readAttempt(
  token: string,
  purpose: LinkPurpose,
  context: FunctionContext,
): Promise<KeptAttempt | null> {
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
