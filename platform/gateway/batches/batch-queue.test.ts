import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LogLine } from '../log/log.ts';
import { createBatchQueue } from './batch-queue.ts';
import { postBatch } from './post-batch.ts';

let log: LogLine[];
let sent: string[][];
let stored: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [log, sent, stored] = [[], [], []];
});
afterEach(() => void vi.useRealTimers());

function start(statusOf: (batch: string[]) => number) {
  const fetch = async (request: Request) => {
    const batch = (await request.json()) as string[];
    const status = statusOf(batch);
    sent.push(batch);
    if (status < 300) stored.push(...batch);
    return status < 300 ? new Response(null, { status }) : new Response('not this', { status });
  };
  const backend = { url: 'http://backend.example', publishableKey: 'publishable-key', fetch };
  const queue = createBatchQueue<{ word: string; count: number }>({
    keyOf: ({ word }) => word,
    nameOf: ({ word }) => `the word ${word}`,
    merge: (known, added) => ({ ...known, count: known.count + added.count }),
    send: (batch) =>
      postBatch(
        backend,
        '/functions/v1/words',
        'a secret',
        batch.map(({ word }) => word),
      ),
    most: 500,
    failure: 'words could not be stored',
    refused: 'a word was refused and is lost',
    log: (entry) => void log.push(entry),
  });
  return (...words: string[]) => {
    for (const word of words) queue.add({ word, count: 1 });
    return queue;
  };
}

const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`);
const refusing =
  (status: number, ...bad: string[]) =>
  (batch: string[]) =>
    batch.some((word) => bad.includes(word)) ? status : 204;

it.each([400, 409, 413, 422])(
  'of a batch that is refused with %i only the bad item is lost',
  async (status) => {
    const add = start(refusing(status, 'w1'));
    const queue = add(...words(3), 'w1');
    await vi.advanceTimersByTimeAsync(1000);
    expect(stored).toEqual(['w0', 'w2']);
    const lost = { level: 'error', message: 'a word was refused and is lost' };
    expect(log).toEqual([{ ...lost, item: 'the word w1', count: 2, status, reason: 'not this' }]);
    expect(queue.status()).toEqual({ waiting: 0, dropped: 2, failing: false });
  },
);

it('sends no more than 64 requests for a batch, and what is left later', async () => {
  const add = start(() => 422);
  const queue = add(...words(500));
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(64);
  const { waiting, dropped, failing } = queue.status();
  expect([waiting + dropped, failing]).toEqual([500, true]);
  add('another');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(sent).toHaveLength(64);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(128);
});

it('drops and counts what is too much to wait', async () => {
  const queue = start(() => 204)(...words(510));
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(stored).toHaveLength(500);
  expect(queue.status()).toEqual({ waiting: 0, dropped: 10, failing: false });
});

it('keeps every unsent item when the backend fails between the halves', async () => {
  let isDown = false;
  const add = start((batch) => {
    if (isDown) return 503;
    if (!batch.includes('w1')) return 204;
    isDown = batch.length === 1;
    return 400;
  });
  const queue = add(...words(4));
  await vi.advanceTimersByTimeAsync(1000);
  expect(stored).toEqual(['w0']);
  expect(queue.status()).toEqual({ waiting: 2, dropped: 1, failing: true });
  isDown = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(stored).toEqual(['w0', 'w2', 'w3']);
});

it.each([401, 403, 404, 408, 429, 500, 503])(
  'keeps a batch that is answered with %i, which is not about its items',
  async (status) => {
    const queue = start(() => status)(...words(3));
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([['w0', 'w1', 'w2']]);
    expect(queue.status()).toEqual({ waiting: 3, dropped: 0, failing: true });
    // A host that settles after every request does not ask a backend that has just failed.
    await queue.settled();
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent).toHaveLength(2);
    expect(log.map(({ message }) => message)).toEqual(['words could not be stored']);
    await queue.close();
    expect(sent).toHaveLength(3);
  },
);
