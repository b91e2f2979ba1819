import { expect, it } from 'vitest';
import { startStandardGateway } from '../testing/start-gateway.ts';

const gatewaySecret = 'a gateway secret of the tests, long enough';
const typed = JSON.stringify({ email: 'ada@company.example', password: 'correct-horse' });
const refusal = {
  code: 400,
  error_code: 'invalid_credentials',
  msg: 'Invalid login credentials',
};

/** A gateway behind one proxy, whose auth service refuses every password but one. */
async function setUp() {
  const events: Record<string, unknown>[] = [];
  const passed: string[] = [];
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/functions/v1/security-events') {
      events.push(...((await request.json()) as Record<string, unknown>[]));
      return new Response(null, { status: 204 });
    }
    if (pathname !== '/auth/v1/token') return new Response('no', { status: 401 });
    const text = await request.text();
    passed.push(text);
    if (text.includes('"right"')) return Response.json({ access_token: 'token' });
    if (text.includes('"often"')) return Response.json({}, { status: 429 });
    return Response.json(refusal, { status: 400 });
  };
  const gateway = await startStandardGateway({ fetch, gatewaySecret, proxies: 1 });
  const signIn = (body: string, from = '203.0.113.7') =>
    gateway.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
    });
  return { ...gateway, signIn, events, passed };
}

it("a failed sign-in gets the backend's answer, and is recorded without typed values; a successful one is not", async () => {
  const { signIn, close, events, passed } = await setUp();
  const { status, body } = await signIn(typed, '198.51.100.1, 203.0.113.7');
  expect([status, JSON.parse(body.toString())]).toEqual([400, refusal]);
  expect(passed).toEqual([typed]);
  expect((await signIn(JSON.stringify({ password: 'right' }))).status).toBe(200);
  // An address that the visitor wrote before that of our proxy does not count.
  await signIn(typed, '198.51.100.2, 203.0.113.7');
  await close();
  const failures = events.filter(({ kind }) => kind === 'sign-in-failed');
  expect(failures).toHaveLength(events.length);
  expect(events[0]).toMatchObject({
    subject: 'password',
    reason: 'invalid_credentials',
    address_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    account_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
  });
  expect(events.reduce((sum, { count }) => sum + Number(count), 0)).toBe(2);
  expect(new Set(events.map((event) => event['address_hash'])).size).toBe(1);
  expect(JSON.stringify(events)).not.toMatch(/company|203\.0|horse/);
});

it('a refused admin check and a limit of the backend are recorded', async () => {
  const { request, signIn, close, events } = await setUp();
  expect((await signIn(JSON.stringify({ password: 'often' }))).status).toBe(429);
  for (const headers of [{ Authorization: 'Bearer nobody' }, {}]) {
    expect((await request('/_guard', { method: 'POST', headers })).status).toBe(404);
  }
  await close();
  expect(events.map(({ kind, subject, reason }) => [kind, subject, reason]).toSorted()).toEqual([
    ['admin-denied', '/_guard', 'no-token'],
    ['admin-denied', '/_guard', 'not-an-admin'],
    ['rate-limited', 'password', 'status-429'],
  ]);
});
