import type { CountedError } from '@talent/api/errors/error-reports';
import type { Backend } from '../http/backend.ts';
import { createBatchQueue } from '../batches/batch-queue.ts';
import { postBatch } from '../batches/post-batch.ts';
import type { Log } from '../log/log.ts';

interface ErrorQueueOptions {
  backend: Backend;
  secret: string;
  log: Log;
  /** How long errors are collected for a batch, ms; default 1000. */
  flushMs?: number | undefined;
}

const FUNCTION_PATH = '/functions/v1/error-reports';
/** Limit of different waiting errors, and of a batch. */
const MAX_WAITING = 200;
/** Sessions that are told apart of equal errors of a batch. */
const MAX_VISITORS = 50;

/** Collects errors and sends equal ones to the backend together, in the background. Never throws into a request. */
export function createErrorQueue({ backend, secret, log, flushMs }: ErrorQueueOptions) {
  return createBatchQueue<CountedError>({
    keyOf: ({ cause, version, route, composition, day }) =>
      JSON.stringify([cause, version, route, composition, day]),
    merge: (known, added) => ({
      ...added,
      visitors: [...new Set([...known.visitors, ...added.visitors])].slice(0, MAX_VISITORS),
      count: known.count + added.count,
    }),
    nameOf: ({ app, place, message }) => `${app}, ${place}: ${message}`,
    send: (record) => postBatch(backend, FUNCTION_PATH, secret, { record }),
    most: MAX_WAITING,
    failure: 'errors could not be stored',
    refused: 'an error was refused and is lost',
    log,
    flushMs,
  });
}
