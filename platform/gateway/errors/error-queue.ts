import type { CountedError } from '@talent/api/errors/error-reports';
import { askBackend, type Backend } from '../http/backend.ts';
import { describeError } from '../log/describe-error.ts';
import type { Log } from '../log/log.ts';

interface ErrorQueueOptions {
  backend: Backend;
  /** Shared with the function that stores errors. */
  secret: string;
  log: Log;
  /** How long errors are collected for a batch, ms; default 1000. */
  flushMs?: number;
}

const FUNCTION_PATH = '/functions/v1/error-reports';
const TIMEOUT_MS = 10_000;
/** Limit of different waiting errors, and of a batch. */
const MAX_WAITING = 200;
/** Sessions that are told apart of equal errors of a batch. */
const MAX_VISITORS = 50;
/** Delay after a failed batch, ms. */
const RETRY_MS = 30_000;

/** Collects errors and sends equal ones to the backend together, in the background. Never throws into a request. */
export function createErrorQueue({ backend, secret, log, flushMs = 1000 }: ErrorQueueOptions) {
  const waiting = new Map<string, CountedError>();
  let dropped = 0;
  let failing = false;
  let retryAt = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let sending: Promise<void> = Promise.resolve();

  function add(error: CountedError): void {
    const { cause, version, route, composition, day } = error;
    const key = JSON.stringify([cause, version, route, composition, day]);
    const known = waiting.get(key);
    if (known !== undefined) {
      const visitors = [...new Set([...known.visitors, ...error.visitors])].slice(0, MAX_VISITORS);
      waiting.set(key, { ...error, visitors, count: known.count + error.count });
    } else if (waiting.size < MAX_WAITING) waiting.set(key, error);
    else dropped += error.count;
    schedule(failing ? RETRY_MS : flushMs);
  }

  function schedule(delay: number): void {
    if (timer !== null) return;
    timer = setTimeout(() => {
      timer = null;
      void flush();
    }, delay);
    // A timer of Node is an object that keeps the process alive; elsewhere it is a number.
    if (typeof timer === 'object') timer.unref();
  }

  async function send(): Promise<void> {
    const record = [...waiting.values()];
    if (record.length === 0) return;
    waiting.clear();
    try {
      const status = await post({ record });
      // Errors that the function refuses are refused again.
      if (status >= 500 || status === 404) throw new Error(`the backend answered ${status}`);
      if (status >= 400) log({ level: 'error', message: 'errors were refused', status });
      failing = false;
    } catch (error) {
      const message = 'errors could not be stored';
      if (!failing) log({ level: 'error', message, error: describeError(error) });
      failing = true;
      retryAt = Date.now() + RETRY_MS;
      for (const one of record) add(one);
    }
  }

  async function post(body: { record: CountedError[] }): Promise<number> {
    const response = await askBackend(backend, FUNCTION_PATH, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  }

  function flush(): Promise<void> {
    sending = sending.then(send);
    return sending;
  }

  return {
    add,
    status: () => ({ waiting: waiting.size, dropped, failing }),
    /** Sends what waits now, unless that has just failed: for hosts whose timers end with a request. */
    async settled(): Promise<void> {
      if (!failing || Date.now() >= retryAt) await flush();
    },
    async close(): Promise<void> {
      await flush();
      if (timer !== null) clearTimeout(timer);
    },
  };
}
