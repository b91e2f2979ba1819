import { expect, test } from 'vitest';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { handler } from './handler.ts';

const GATEWAY_SECRET = 'a gateway secret of the tests, long enough';
const OWNER_ADDRESSES = '@talent-site/blog=blog@example.com, @ada=ada@example.com broken @x=y';
const answers = { record_errors: () => 1, list_errors: () => [{ id: 1 }] };
const error = {
  cause: 'ab'.repeat(32),
  kind: 'script',
  app: 'mfe-blog',
  version: '1.0.0-0123456789',
  owners: ['@talent-site/blog'],
  evidence: 'stack',
  message: 'boom',
  place: 'mfe-blog/post.js',
  route: '/blog/:slug',
  composition: '0123456789ab',
  frames: [{ path: '/assets/mfe-blog/post-a1_B2-c3.js', line: 1, column: 2 }],
  breadcrumbs: [{ kind: 'page', what: '/', before_ms: 5 }],
  visitors: ['cd'.repeat(16)],
  day: '2026-11-27',
  count: 3,
};

function post(body: unknown): Request {
  return new Request('http://127.0.0.1/functions/v1/error-reports', {
    method: 'POST',
    headers: { authorization: `Bearer ${GATEWAY_SECRET}` },
    body: JSON.stringify(body),
  });
}
const start = () => testContext({ settings: { GATEWAY_SECRET, OWNER_ADDRESSES } }, answers);

test('errors of the gateway are recorded, with the addresses of owners', async () => {
  const context = start();
  expect((await handler(post({ record: [error] }), context)).status).toBe(204);
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
  const answer = await handler(post({ list: { app: 'mfe-blog' } }), context);
  expect([answer.status, await answer.json()]).toEqual([200, { groups: [{ id: 1 }] }]);
  await handler(post({ list: { app: null } }), context);
  expect(context.calls).toEqual([
    { name: 'list_errors', args: { app: 'mfe-blog' } },
    { name: 'list_errors', args: {} },
  ]);
});

test.each([
  ['a visitor that is no hash', { ...error, visitors: ['1763700000000-abc123'] }],
  ['a field too many', { ...error, email: 'ada@company.example' }],
  ['a path with a query', { ...error, frames: [{ path: '/?q=ada', line: 1, column: 1 }] }],
])('%s is refused', async (_name, body) => {
  const context = start();
  expect((await handler(post({ record: [body] }), context)).status).toBe(400);
  expect(context.calls).toEqual([]);
});

test('half a character is stored as U+FFFD, and a refusal says what does not read', async () => {
  const context = start();
  const reports = [
    { ...error, message: 'boom \ud83d' },
    { ...error, place: '\0' },
  ];
  expect((await handler(post({ record: reports }), context)).status).toBe(204);
  expect(context.calls[0]?.args).toMatchObject({
    errors: [{ message: 'boom \uFFFD' }, { place: '\uFFFD' }],
  });
  const refused = await handler(post({ record: [error, { ...error, count: 0 }] }), context);
  expect(await refused.json()).toMatchObject({
    code: 'unreadable',
    message: expect.stringMatching(/^record\.1\.count: /) as unknown,
  });
});
