import { z } from 'zod';
import type { FunctionContext } from '../context.ts';
import type { Submission, SubmitResult } from './form-definition.ts';

const schema = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['accepted', 'repeated']), reference: z.string() }),
  z.object({ status: z.literal('invalid'), fields: z.record(z.string(), z.string()) }),
  z.object({ status: z.literal('limited'), retry_after_seconds: z.number() }),
  z.object({ status: z.literal('full'), what: z.enum(['forms', 'files']) }),
]);

const newSchema = z.object({ status: z.literal('new') });

type RpcAnswer = { data: unknown; error: { code: string; message: string } | null };

/** The database did not store a form. `message` gives the reason and quotes nothing that a visitor typed. */
export class SubmitError extends Error {
  override readonly name = 'SubmitError';
  readonly code = 'NOT_STORED';
}

/**
 * The answer to a form that was accepted before or is over a limit, before anything costly is done for it; null: go on.
 * @throws SubmitError
 */
export async function heldBack(
  { data }: FunctionContext,
  form: string,
  { argument }: Submission,
): Promise<SubmitResult | null> {
  const answer = await data.rpc('submission_state', { form, submission: argument });
  const isNew = answer.error === null && newSchema.safeParse(answer.data).success;
  return isNew ? null : submitResult(answer);
}

/**
 * Reads the answer of a `submit_…` function of the database:
 * `{status: 'accepted' | 'repeated', reference}`, `{status: 'invalid', fields}`,
 * `{status: 'limited', retry_after_seconds}` or `{status: 'full', what}`.
 * @throws SubmitError when the call failed or its answer cannot be read.
 */
export function submitResult({ data, error }: RpcAnswer): SubmitResult {
  // Details of a database error quote the row, so only the message is passed on.
  if (error !== null) throw new SubmitError(`${error.message} (${error.code})`);
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new SubmitError('The answer of the database could not be read.');
  const result = parsed.data;
  if (result.status !== 'limited') return result;
  return { status: 'limited', retryAfterSeconds: result.retry_after_seconds };
}
