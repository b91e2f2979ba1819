import { describeError } from '../log/describe-error.ts';
import type { Log } from '../log/log.ts';

interface BatchQueueOptions<Item> {
  /** Items with the same key are sent as one. */
  keyOf: (item: Item) => string;
  /** Two items with the same key as one, with the sum of their counts. */
  merge: (known: Item, added: Item) => Item;
  /** Sends a batch. If it rejects, the batch is sent again later. */
  send: (batch: Item[]) => Promise<void>;
  /** Limit of different waiting items, and of a batch. */
  most: number;
  /** Message for the log when batches begin to fail. */
  failure: string;
  log: Log;
  /** How long items are collected for a batch, ms; default 1000. */
  flushMs?: number | undefined;
}

/** Delay after a failed batch, ms. */
const RETRY_MS = 30_000;

/** Collects counted items and sends them in batches, in the background. Items beyond the limit are dropped and counted. */
export function createBatchQueue<Item extends { count: number }>(options: BatchQueueOptions<Item>) {
  const { keyOf, merge, most, failure, log, flushMs = 1000 } = options;
  const waiting = new Map<string, Item>();
  let dropped = 0;
  let failing = false;
  let retryAt = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let sending: Promise<void> = Promise.resolve();

  function add(item: Item): void {
    const key = keyOf(item);
    const known = waiting.get(key);
    if (known !== undefined) waiting.set(key, merge(known, item));
    else if (waiting.size < most) waiting.set(key, item);
    else dropped += item.count;
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
    const batch = [...waiting.values()];
    if (batch.length === 0) return;
    waiting.clear();
    try {
      await options.send(batch);
      failing = false;
    } catch (error) {
      if (!failing) log({ level: 'error', message: failure, error: describeError(error) });
      failing = true;
      retryAt = Date.now() + RETRY_MS;
      for (const item of batch) add(item);
    }
  }

  function flush(): Promise<void> {
    sending = sending.then(send);
    return sending;
  }

  return {
    add,
    status: () => ({ waiting: waiting.size, dropped, failing }),
    /** Sends waiting items now, unless that has just failed: for hosts whose timers end with a request. */
    async settled(): Promise<void> {
      if (!failing || Date.now() >= retryAt) await flush();
    },
    /** Sends the waiting items. */
    async close(): Promise<void> {
      await flush();
      if (timer !== null) clearTimeout(timer);
    },
  };
}
