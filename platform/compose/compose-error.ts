/** A page or a pair could not be composed; the served pages stay. */
export class ComposeError extends Error {
  readonly code = 'compose';

  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'ComposeError';
  }
}
