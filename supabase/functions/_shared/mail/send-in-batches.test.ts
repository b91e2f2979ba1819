import { expect, test } from 'vitest';
import type { FunctionContext } from '../context.ts';
import { testContext } from '../testing/test-context.ts';
import { sendInBatches } from './send-in-batches.ts';

/** Queues these batches of mails and sends them. `count` is how many mails were queued, `left` how many batches were not. */
async function sent(batches: number[], patch: Partial<FunctionContext> = {}) {
  let queue = 0;
  const mail = {
    ...{ id: 1, to_address: 'a@b.example', subject: 'S', text: 'T', html: null },
    ...{ headers: {}, attempts: 1, created_at: '2026-11-20T09:00:00Z' },
  };
  const context = testContext(patch, {
    claim_mails: () => (queue === 0 ? [] : [mail]),
    finish_mail: () => {
      queue -= 1;
    },
  });
  const count = await sendInBatches(context, async () => {
    const queued = batches.shift() ?? null;
    queue += queued ?? 0;
    return queued;
  });
  return { count, mails: context.mails.length, left: batches.length };
}

test('batch after batch is queued and sent, until none is left', async () => {
  expect(await sent([2, 1])).toEqual({ count: 3, mails: 3, left: 0 });
});

test('a mail server that accepts nothing ends the run: the rest waits for the next one', async () => {
  const sendMail = () => Promise.reject(new Error('connect ECONNREFUSED'));
  expect(await sent([1, 1], { sendMail })).toEqual({ count: 1, mails: 0, left: 1 });
});

test('a batch of which nothing is queued ends the run: it was paused, or another sender was faster', async () => {
  expect(await sent([0, 1])).toEqual({ count: 0, mails: 0, left: 1 });
});

test('a run ends before its host ends it', async () => {
  let minutes = 0;
  const now = () => new Date(Date.UTC(2026, 10, 20, 10, (minutes += 1)));
  expect(await sent([1, 1, 1], { now })).toMatchObject({ left: 3 });
});
