import { describe, expect, it, vi } from 'vitest';
import type { GatewayOptions } from '../options.ts';
import { createStandardSite } from '../testing/standard-site.ts';
import { startGateway } from '../testing/start-gateway.ts';

const gatewaySecret = 'a gateway secret of the tests, long enough';
const typed = JSON.stringify({ email: 'ada@company.example', password: 'correct-horse' });

async function setUp(options: Partial<GatewayOptions> = {}) {
  const { store } = await createStandardSite();
  const events: Record<string, unknown>[] = [];
  const passed: string[] = [];
  const backend = {
    url: 'http://backend.example',
    publishableKey: 'publishable-key',
    fetch: async (request: Request) => {
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
      return Response.json(
        { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
        { status: 400 },
      );
    },
  };
  const started = await startGateway(store, { backend, gatewaySecret, ...options });
  const signIn = (body: string, headers: Record<string, string> = {}) =>
    started.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  const noted = async () => {
    await vi.waitFor(() => expect(events.length).toBeGreaterThan(0));
    return events;
  };
  return { ...started, signIn, noted, events, passed };
}

describe('a failed sign-in', () => {
  it("gets the backend's answer, and is recorded without typed values", async () => {
    const { signIn, noted, passed } = await setUp();
    const { status, body } = await signIn(typed);
    expect([status, JSON.parse(body.toString())]).toEqual([
      400,
      { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    ]);
    expect(passed).toEqual([typed]);
    expect(await noted()).toEqual([
      {
        kind: 'sign-in-failed',
        subject: 'password',
        reason: 'invalid_credentials',
        address_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
        account_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
        count: 1,
      },
    ]);
  });

  it('is recorded as a rate limit when there were too many', async () => {
    const { signIn, noted } = await setUp();
    expect((await signIn(JSON.stringify({ password: 'often' }))).status).toBe(429);
    expect(await noted()).toMatchObject([{ kind: 'rate-limited', reason: 'status-429' }]);
  });

  it('counts for the visitor behind our own proxies, not for an address that a visitor wrote', async () => {
    const { signIn, events } = await setUp({ proxies: 1 });
    await signIn(typed, { 'X-Forwarded-For': '198.51.100.1, 203.0.113.7' });
    await signIn(typed, { 'X-Forwarded-For': '198.51.100.2, 203.0.113.7' });
    const count = () => events.reduce((sum, event) => sum + Number(event['count']), 0);
    await vi.waitFor(() => expect(count()).toBe(2));
    expect(new Set(events.map((event) => event['address_hash'])).size).toBe(1);
  });

  it('is not recorded when the gateway has no secret', async () => {
    const { signIn, close, events } = await setUp({ gatewaySecret: null });
    expect((await signIn(typed)).status).toBe(400);
    await close();
    expect(events).toEqual([]);
  });
});

it('a successful sign-in is not recorded', async () => {
  const { signIn, close, events } = await setUp();
  expect((await signIn(JSON.stringify({ password: 'right' }))).status).toBe(200);
  await close();
  expect(events).toEqual([]);
});

it.each([
  ['not-an-admin', { Authorization: 'Bearer nobody' }],
  ['no-token', {}],
])('a refused admin check is recorded: %s', async (reason, headers) => {
  const { request, noted } = await setUp();
  const response = await request('/_guard', { method: 'POST', headers });
  expect(response.status).toBe(404);
  expect(await noted()).toMatchObject([{ kind: 'admin-denied', subject: '/_guard', reason }]);
});
