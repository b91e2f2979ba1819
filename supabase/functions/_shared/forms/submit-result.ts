import { z } from 'zod';
import type { SubmitResult } from './form-definition.ts';

const schema = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['accepted', 'repeated']), reference: z.string() }),
  z.object({ status: z.literal('invalid'), fields: z.record(z.string(), z.string()) }),
  z.object({ status: z.literal('limited'), retry_after_seconds: z.number() }),
]);

type RpcAnswer = { data: unknown; error: { code: string; message: string } | null };

/** The database did not store a form. `message` says why and holds nothing that a visitor typed. */
export class SubmitError extends Error {
  override readonly name = 'SubmitError';
  readonly code = 'NOT_STORED';
}

/**
 * Reads the answer of a `submit_…` function of the database:
 * `{status: 'accepted' | 'repeated', reference}`, `{status: 'invalid', fields}` or
 * `{status: 'limited', retry_after_seconds}`.
 * @throws SubmitError when the call failed or answered anything else.
 */
export function submitResult({ data, error }: RpcAnswer): SubmitResult {
  // Details of a database error quote the row: only the message goes on.
  if (error !== null) throw new SubmitError(`${error.message} (${error.code})`);
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new SubmitError('The database answered something unknown.');
  const result = parsed.data;
  if (result.status !== 'limited') return result;
  return { status: 'limited', retryAfterSeconds: result.retry_after_seconds };
}

/** The first argument of a `submit_…` function: what `private.begin_submission` needs, and the page. */
export function submissionArgument(submission: {
  key: string;
  reference: string;
  ipHash: string;
  emailHash: string;
  page: string;
  limits: { perAddress: number; perEmail: number; windowSeconds: number };
}) {
  const { key, reference, ipHash, emailHash, page, limits } = submission;
  return {
    key,
    reference,
    page,
    ip_hash: ipHash,
    email_hash: emailHash,
    per_address: limits.perAddress,
    per_email: limits.perEmail,
    window_seconds: limits.windowSeconds,
  };
}
