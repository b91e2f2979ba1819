import { expect, test } from 'vitest';
import { sendNewsletters } from './send-newsletters.ts';
import { testContext } from '../testing/test-context.ts';

const campaign = { id: 7, subject: 'Week 47', body: '**Words**', link_path: '/blog/week-47' };
const subscriber = (digit: number) => ({
  id: `6f1d2c3b-4a59-8e68-ab7a-0c1d2e3f4a5${digit}`,
  email: `reader-${digit}@company.example`,
});

interface QueuedMail {
  id: string;
  to: string;
  text: string;
}

/** A database with these batches left, whose queue holds what was queued and not sent. */
function databaseOf(...batches: object[][]) {
  const queue: QueuedMail[] = [];
  return {
    next_newsletter_batch: () => {
      const batch = batches.shift();
      return batch === undefined ? null : { campaign, batch };
    },
    queue_newsletter: ({ mails }: Record<string, unknown>) => {
      queue.push(...(mails as QueuedMail[]));
      return (mails as QueuedMail[]).length;
    },
    claim_mails: () =>
      queue.splice(0, 1).map(({ to, text }, index) => ({
        id: index,
        to_address: to,
        subject: 'S',
        text,
        html: null,
        headers: {},
        attempts: 1,
        created_at: '2026-11-20T09:00:00Z',
      })),
    finish_mail: () => null,
  };
}

test('batch after batch is queued and sent, each mail with a link of its own', async () => {
  const context = testContext({}, databaseOf([subscriber(1), subscriber(2)], [subscriber(3)]));
  expect(await sendNewsletters(context)).toBe(3);
  expect(context.mails.map(({ to }) => to)).toEqual(
    [1, 2, 3].map((digit) => subscriber(digit).email),
  );
  const links = context.mails.map(({ text }) => /To unsubscribe: (\S+)/.exec(text)?.[1]);
  expect(new Set(links).size).toBe(3);
  const queued = context.calls.filter(({ name }) => name === 'queue_newsletter');
  expect(queued.map(({ args }) => args['campaign_id'])).toEqual([7, 7]);
});

test('a mail server that accepts nothing ends the run: the rest waits for the next one', async () => {
  const sendMail = () => Promise.reject(new Error('connect ECONNREFUSED'));
  const context = testContext({ sendMail }, databaseOf([subscriber(1)], [subscriber(2)]));
  expect(await sendNewsletters(context)).toBe(1);
  const asked = context.calls.filter(({ name }) => name === 'next_newsletter_batch');
  expect(asked).toHaveLength(1);
});

test('a batch of which nothing is queued ends the run: it was paused, or another sender was faster', async () => {
  const database = { ...databaseOf([subscriber(1)], [subscriber(2)]), queue_newsletter: () => 0 };
  const context = testContext({}, database);
  expect(await sendNewsletters(context)).toBe(0);
  expect(context.calls.map(({ name }) => name)).toEqual([
    'next_newsletter_batch',
    'queue_newsletter',
  ]);
});

test('a run ends before its host ends it', async () => {
  let minutes = 0;
  const now = () => new Date(Date.UTC(2026, 10, 20, 10, (minutes += 1)));
  const batches = Array.from({ length: 9 }, () => [subscriber(1)]);
  const context = testContext({ now }, databaseOf(...batches));
  expect(await sendNewsletters(context)).toBeLessThan(2);
});
