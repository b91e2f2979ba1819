import type { DataResult } from '@talent/data/unwrap';

/** A command of the operator was refused, by a file, a rule or the database. The message says what to do. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code = 'REFUSED';
}

/**
 * The answer of a database function that takes `what`.
 * @param advice - a sentence to add, by the code of the refusal
 * @throws RefusedError with the reason of the database
 */
export function acceptedBy(
  { data, error }: DataResult,
  what: string,
  advice: Readonly<Record<string, string>>,
): unknown {
  if (error === null) return data;
  const reason = [error.message, advice[error.code ?? '']].filter(Boolean).join(' ');
  throw new RefusedError(`The database refused the ${what}: ${reason}`, { cause: error });
}
