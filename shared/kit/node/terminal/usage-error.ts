/** A command was called with wrong arguments; the entry point exits with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly code = 'usage';
}
