import { expect, test } from 'vitest';
import { jsonRequest } from '@talent/functions/testing/form-requests.ts';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { handler as errorReports } from './error-reports/handler.ts';
import { handler as operationsSummary } from './operations-summary/handler.ts';
import { handler as securityEvents } from './security-events/handler.ts';

const GATEWAY_SECRET = 'a gateway secret of the tests, long enough';
const OWNER_ADDRESSES = '@talent-site/blog=blog@example.com, @ada=ada@example.com broken @x=y';
const summary = {
  mails: { queued: 2, failed: 1, failed_lately: 0, oldest_due_at: '2026-11-22T09:00:00+00:00' },
  schedules: [{ name: 'deliver-mails', succeeded_at: '2026-11-20T09:59:00Z' }],
  limited_today: 0,
  sums: [{ kind: 'cvs', title: 'CVs in all', amount: 7, most: 9, is_bytes: true }],
};
const answers = {
  operations_summary: () => summary,
  record_errors: () => 1,
  list_errors: () => [{ id: 1 }],
  record_security_events: () => null,
};
const start = () => testContext({ settings: { GATEWAY_SECRET, OWNER_ADDRESSES } }, answers);
const post = (body: object, secret = GATEWAY_SECRET) =>
  jsonRequest('of-the-gateway', body, { authorization: `Bearer ${secret}` });

const error = {
  ...{ cause: 'ab'.repeat(32), kind: 'script', app: 'mfe-blog', version: '1.0.0-0123456789' },
  ...{ owners: ['@talent-site/blog'], evidence: 'stack', message: 'boom' },
  ...{ place: 'mfe-blog/post.js', route: '/blog/:slug', composition: '0123456789ab' },
  frames: [{ path: '/assets/mfe-blog/post-a1_B2-c3.js', line: 1, column: 2 }],
  breadcrumbs: [{ kind: 'page', what: '/', before_ms: 5 }],
  ...{ visitors: ['cd'.repeat(16)], day: '2026-11-27', count: 3 },
};
const event = {
  ...{ kind: 'sign-in-failed', subject: 'password', reason: 'invalid_credentials' },
  ...{ address_hash: 'ab'.repeat(32), account_hash: '', count: 2 },
};

test('the gateway is given the figures', async () => {
  const response = await operationsSummary(post({}), start());
  const { schedules, ...figures } = await response.json();
  expect(figures).toEqual({ mails: summary.mails, limited_today: 0, sums: summary.sums });
  expect(schedules).toContainEqual({
    ...{ name: 'deliver-mails', does: 'sending mails', at_most_ms: 900_000 },
    succeeded_at: '2026-11-20T09:59:00Z',
  });
  expect(schedules).toContainEqual({
    ...{ name: 'delete-expired', does: 'deleting expired data', at_most_ms: 129_600_000 },
    succeeded_at: null,
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('events of the gateway are recorded', async () => {
  const context = start();
  expect((await securityEvents(post([event]), context)).status).toBe(204);
  expect(context.calls).toEqual([{ name: 'record_security_events', args: { events: [event] } }]);
});

test('errors of the gateway are recorded, with the addresses of owners', async () => {
  const context = start();
  expect((await errorReports(post({ record: [error] }), context)).status).toBe(204);
  const [call] = context.calls;
  expect(call?.name).toBe('record_errors');
  expect(call?.args).toMatchObject({
    errors: [error],
    addresses: { '@talent-site/blog': 'blog@example.com', '@ada': 'ada@example.com' },
    page: expect.stringMatching(/^https?:\/\/[^/]+\/internal-admin-xyz123\/errors\/$/) as unknown,
  });
});

test('the groups of an app, or of all, are listed', async () => {
  const context = start();
  const answer = await errorReports(post({ list: { app: 'mfe-blog' } }), context);
  expect([answer.status, await answer.json()]).toEqual([200, { groups: [{ id: 1 }] }]);
  await errorReports(post({ list: { app: null } }), context);
  expect(context.calls).toEqual([
    { name: 'list_errors', args: { app: 'mfe-blog' } },
    { name: 'list_errors', args: {} },
  ]);
});

const record = (patch: object) => ({ record: [{ ...error, ...patch }] });
test.each([
  ['a visitor that is no hash', errorReports, record({ visitors: ['1763700000000-abc123'] })],
  ['a field too many of an error', errorReports, record({ email: 'ada@company.example' })],
  ['a query', errorReports, record({ frames: [{ path: '/?q=ada', line: 1, column: 1 }] })],
  ['another kind', securityEvents, [{ ...event, kind: 'other' }]],
  ['an address that is no hash', securityEvents, [{ ...event, address_hash: '203.0.113.7' }]],
  ['a field too many', securityEvents, [{ ...event, email: 'ada@company.example' }]],
  ['more than 500 events', securityEvents, Array.from({ length: 501 }, () => event)],
])('%s is refused', async (_name, handler, body) => {
  const context = start();
  expect((await handler(post(body), context)).status).toBe(400);
  expect(context.calls).toEqual([]);
});

test('half a character is stored as U+FFFD, and a refusal says what does not read', async () => {
  const context = start();
  const reports = [
    { ...error, message: 'boom \ud83d' },
    { ...error, place: '\0' },
  ];
  expect((await errorReports(post({ record: reports }), context)).status).toBe(204);
  expect(context.calls[0]?.args).toMatchObject({
    errors: [{ message: 'boom \uFFFD' }, { place: '\uFFFD' }],
  });
  const refused = await errorReports(post({ record: [error, { ...error, count: 0 }] }), context);
  expect(await refused.json()).toMatchObject({
    code: 'unreadable',
    message: expect.stringMatching(/^record\.1\.count: /) as unknown,
  });
});

test.each([operationsSummary, errorReports, securityEvents])(
  'a function of the gateway is not found with another secret, method or setting: %#',
  async (act) => {
    const headers = { authorization: `Bearer ${GATEWAY_SECRET}` };
    const url = 'http://127.0.0.1/functions/v1/of-the-gateway';
    for (const [request, settings] of [
      [post({}, 'guessed'), { GATEWAY_SECRET }],
      [new Request(url, { method: 'POST' }), { GATEWAY_SECRET }],
      [new Request(url, { headers }), { GATEWAY_SECRET }],
      [post({}, ''), {}],
    ] as const) {
      const context = testContext({ settings }, answers);
      expect((await act(request, context)).status).toBe(404);
      expect(context.calls).toEqual([]);
    }
  },
);
