import { expect, test } from 'vitest';
import { testContext } from '@talent/functions/testing/test-context.ts';
import { handler } from './handler.ts';

const GATEWAY_SECRET = 'a gateway secret of the tests, long enough';
const recorded = { record_security_events: () => null };
const event = {
  kind: 'sign-in-failed',
  subject: 'password',
  reason: 'invalid_credentials',
  address_hash: 'ab'.repeat(32),
  account_hash: '',
  count: 2,
};

function post(body: unknown): Request {
  return new Request('http://127.0.0.1/functions/v1/security-events', {
    method: 'POST',
    headers: { authorization: `Bearer ${GATEWAY_SECRET}` },
    body: JSON.stringify(body),
  });
}

test('events of the gateway are recorded', async () => {
  const context = testContext({ settings: { GATEWAY_SECRET } }, recorded);
  expect((await handler(post([event]), context)).status).toBe(204);
  expect(context.calls).toEqual([{ name: 'record_security_events', args: { events: [event] } }]);
});

test.each([
  ['another kind', [{ ...event, kind: 'other' }]],
  ['an address that is no hash', [{ ...event, address_hash: '203.0.113.7' }]],
  ['a field too many', [{ ...event, email: 'ada@company.example' }]],
  ['more than 500', Array.from({ length: 501 }, () => event)],
])('%s is refused', async (_name, body) => {
  const context = testContext({ settings: { GATEWAY_SECRET } }, recorded);
  expect((await handler(post(body), context)).status).toBe(400);
  expect(context.calls).toEqual([]);
});
