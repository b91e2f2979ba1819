/** The embedded PostgreSQL server did not start; the message holds its output. */
export class PostgresStartError extends Error {
  override readonly name = 'PostgresStartError';
  readonly code = 'POSTGRES_NOT_STARTED';

  constructor(folder: string, reason: string, options?: ErrorOptions) {
    super(
      `The database in ${folder} did not start: ${reason.trim()}\n` +
        'Nothing was changed. docs/operating.md says what to do ("The database").',
      options,
    );
  }
}
