import { describeError, type Log } from '../log/log.ts';
import { BatchRefusedError } from './post-batch.ts';

interface BatchQueueOptions<Item> {
  /** Items with the same key are sent as one. */
  keyOf: (item: Item) => string;
  /** Two items with the same key as one, with the sum of their counts. */
  merge: (known: Item, added: Item) => Item;
  nameOf: (item: Item) => string;
  send: (batch: Item[]) => Promise<void>;
  /** Limit of different waiting items, and of a batch. */
  most: number;
  failure: string;
  /** Message for the log about an item that is lost because the backend refuses it. */
  refused: string;
  log: Log;
}

/** How long items are collected for a batch, ms. */
const FLUSH_MS = 1000;
/** Delay after a failed batch, ms. */
const RETRY_MS = 30_000;
/** Requests for one batch: enough to find three refused items among 500. What is unsent then waits as after a failure. */
const MOST_REQUESTS = 64;

/** Collects counted items and sends them in batches, in the background. Items beyond the limit are dropped and counted. */
export function createBatchQueue<Item extends { count: number }>(options: BatchQueueOptions<Item>) {
  const { keyOf, merge, nameOf, most, failure, refused, log } = options;
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
    schedule(failing ? RETRY_MS : FLUSH_MS);
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
    if (waiting.size === 0) return;
    const unsent = [[...waiting.values()]];
    waiting.clear();
    try {
      for (let requests = 1; unsent[0] !== undefined; requests += 1) {
        const halves = await sendPart(unsent[0], requests < MOST_REQUESTS);
        unsent.splice(0, 1, ...halves);
      }
      failing = false;
    } catch (error) {
      if (!failing) log({ level: 'error', message: failure, error: describeError(error) });
      failing = true;
      retryAt = Date.now() + RETRY_MS;
      for (const item of unsent.flat()) add(item);
    }
  }

  /** The rest of a part of a batch that is still to be sent: nothing, or its halves when it was refused. A refused item is lost. */
  async function sendPart(part: Item[], canHalve: boolean): Promise<Item[][]> {
    try {
      await options.send(part);
      return [];
    } catch (error) {
      if (!(error instanceof BatchRefusedError) || !canHalve) throw error;
      const [item, ...others] = part;
      if (item === undefined) return [];
      if (others.length > 0) {
        const half = Math.ceil(part.length / 2);
        return [part.slice(0, half), part.slice(half)];
      }
      const { status, reason } = error;
      const { count } = item;
      log({ level: 'error', message: refused, item: nameOf(item), count, status, reason });
      dropped += count;
      return [];
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
    async close(): Promise<void> {
      await flush();
      if (timer !== null) clearTimeout(timer);
    },
  };
}
