/** The embedded PostgreSQL server could not be made or started; the message holds its own words. */
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
