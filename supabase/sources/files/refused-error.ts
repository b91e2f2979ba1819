/** A command of the operator was refused, by a file, a rule or the database. The message says what to do. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code = 'REFUSED';
}
