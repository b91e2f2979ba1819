import type { CountedError } from '@talent/api/errors/error-reports';
import { askBackend, type Backend } from '../http/backend.ts';
import { createBatchQueue } from '../http/batch-queue.ts';
import type { Log } from '../log/log.ts';

interface ErrorQueueOptions {
  backend: Backend;
  /** Shared with the function that stores errors. */
  secret: string;
  log: Log;
  /** How long errors are collected for a batch, ms; default 1000. */
  flushMs?: number | undefined;
}

const FUNCTION_PATH = '/functions/v1/error-reports';
const TIMEOUT_MS = 10_000;
/** Limit of different waiting errors, and of a batch. */
const MAX_WAITING = 200;
/** Sessions that are told apart of equal errors of a batch. */
const MAX_VISITORS = 50;

/** Collects errors and sends equal ones to the backend together, in the background. Never throws into a request. */
export function createErrorQueue({ backend, secret, log, flushMs }: ErrorQueueOptions) {
  async function post(record: CountedError[]): Promise<number> {
    const response = await askBackend(backend, FUNCTION_PATH, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ record }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  }

  return createBatchQueue<CountedError>({
    keyOf: ({ cause, version, route, composition, day }) =>
      JSON.stringify([cause, version, route, composition, day]),
    merge: (known, added) => ({
      ...added,
      visitors: [...new Set([...known.visitors, ...added.visitors])].slice(0, MAX_VISITORS),
      count: known.count + added.count,
    }),
    async send(record) {
      const status = await post(record);
      // Errors that the function refuses are refused again.
      if (status >= 500 || status === 404) throw new Error(`the backend answered ${status}`);
      if (status >= 400) log({ level: 'error', message: 'errors were refused', status });
    },
    most: MAX_WAITING,
    failure: 'errors could not be stored',
    log,
    flushMs,
  });
}
