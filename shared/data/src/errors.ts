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
