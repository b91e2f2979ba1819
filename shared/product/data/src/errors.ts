/** A request to the backend failed. `code` is the backend's own, such as a Postgres or PGRST code. */
export class DataError extends Error {
  override readonly name: string = 'DataError';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The one row that was asked for does not exist, or is not visible to this visitor. */
export class NotFoundError extends DataError {
  override readonly name = 'NotFoundError';
}

/**
 * What a schema made of rows.
 * @throws DataError when one holds a value that this version does not know
 */
export function knownRows<Rows>(
  parsed:
    | { success: true; data: Rows }
    | { success: false; error: Error & { issues: { message: string }[] } },
): Rows {
  if (parsed.success) return parsed.data;
  const cause = parsed.error;
  const message = `A row holds a value that is not known here: ${cause.issues[0]?.message}`;
  throw new DataError('UNKNOWN_VALUE', message, { cause });
}
