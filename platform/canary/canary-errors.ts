/** A canary command was refused. Nothing was changed. */
export class CanaryRefusedError extends Error {
  readonly code = 'canary-refused';

  constructor(reason: string, wayOut: string) {
    super(`${reason}: ${wayOut}`);
    this.name = 'CanaryRefusedError';
  }
}
