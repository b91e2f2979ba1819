import { expect, test } from 'vitest';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { handler as errorReports } from '../error-reports/handler.ts';
import { handler as securityEvents } from '../security-events/handler.ts';
import { handler } from './handler.ts';

const GATEWAY_SECRET = 'a gateway secret of the tests, long enough';
const summary = {
  mails: { queued: 2, failed: 1, failed_lately: 0, oldest_due_at: '2026-11-22T09:00:00+00:00' },
  schedules: [{ name: 'deliver-mails', succeeded_at: '2026-11-20T09:59:00Z' }],
  limited_today: 0,
  sums: [{ kind: 'cvs', title: 'CVs in all', amount: 7, most: 9, is_bytes: true }],
};
const answers = { operations_summary: () => summary };

function ask(secret: string | null, method = 'POST'): Request {
  return new Request('http://127.0.0.1/functions/v1/operations-summary', {
    method,
    headers: secret === null ? {} : { authorization: `Bearer ${secret}` },
  });
}

test('the gateway is given the figures', async () => {
  const context = testContext({ settings: { GATEWAY_SECRET } }, answers);
  const response = await handler(ask(GATEWAY_SECRET), context);
  const { schedules, ...figures } = await response.json();
  expect(figures).toEqual({ mails: summary.mails, limited_today: 0, sums: summary.sums });
  expect(schedules).toContainEqual({
    name: 'deliver-mails',
    does: 'sending mails',
    at_most_ms: 900_000,
    succeeded_at: '2026-11-20T09:59:00Z',
  });
  expect(schedules).toContainEqual({
    name: 'delete-expired',
    does: 'deleting expired data',
    at_most_ms: 129_600_000,
    succeeded_at: null,
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([handler, errorReports, securityEvents])(
  'a function of the gateway is not found with another secret, method or setting: %#',
  async (act) => {
    for (const [request, settings] of [
      [ask('guessed'), { GATEWAY_SECRET }],
      [ask(null), { GATEWAY_SECRET }],
      [ask(GATEWAY_SECRET, 'GET'), { GATEWAY_SECRET }],
      [ask(''), {}],
    ] as const) {
      const context = testContext({ settings }, answers);
      expect((await act(request, context)).status).toBe(404);
      expect(context.calls).toEqual([]);
    }
  },
);
