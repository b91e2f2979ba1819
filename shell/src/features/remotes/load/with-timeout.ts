/** Thrown when something did not settle in time. */
export class TimeoutError extends Error {
  readonly code = 'timeout';

  constructor(ms: number) {
    super(`No answer within ${ms} ms.`);
    this.name = 'TimeoutError';
  }
}

/** The promise's result, or a `TimeoutError` after `ms` milliseconds. */
export function withTimeout<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(ms)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
