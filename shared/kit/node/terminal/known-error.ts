/** An error whose message is written for people: commands print it alone, without its stack. `code` says which one it is. */
export class KnownError extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = code;
    this.code = code;
  }
}
