import { expect, test } from 'vitest';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { handler } from './handler.ts';

const url = 'http://127.0.0.1/functions/v1/deliver-mails';
const retained = {
  status: 'believed',
  jumped: null,
  days_off: null,
  days_watched: 0,
  needs: null,
  deleted: 3,
  limited: 0,
  refused: 0,
  is_news: false,
};
const context = () =>
  testContext(
    {},
    {
      claim_mails: () => [],
      next_newsletter_batch: () => null,
      next_salary_alerts: () => null,
      delete_expired: () => retained,
    },
  );

test('the scheduler sends queued mails and deletes expired data', async () => {
  const run = context();
  const headers = { authorization: `Bearer ${run.secret}` };
  const response = await handler(new Request(url, { method: 'POST', headers }), run);
  expect(await response.json()).toEqual({ sent: 0, newsletters: 0, alerts: 0, deleted: 3 });
});

test.each([{}, { authorization: 'Bearer guessed' }, { authorization: 'Bearer ' }])(
  'anyone else (%j) learns nothing',
  async (headers) => {
    const run = context();
    const response = await handler(new Request(url, { method: 'POST', headers }), run);
    expect(response.status).toBe(404);
    expect(run.calls).toEqual([]);
  },
);
