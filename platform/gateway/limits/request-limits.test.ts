import { expect, test } from 'vitest';
import type { SecurityEvent } from '../observe/security-events.ts';
import { startStandardGateway } from '../testing/start-gateway.ts';
import { createHeldRefusals, createRequestLimits } from './limit-middleware.ts';
import { createTokenBuckets } from './network-buckets.ts';
import { createSlidingWindow } from './sliding-window.ts';

function setUp(proxies = 0) {
  const clock = { ms: 5000 };
  const events: unknown[] = [];
  const limits = createRequestLimits({
    proxies,
    events: { note: (event: SecurityEvent | Promise<SecurityEvent>) => void events.push(event) },
    now: () => clock.ms,
  });
  const ask = (address: string, headers: Record<string, string> = {}) =>
    limits(new Request('http://site.example/rest/v1/jobs', { headers }), { address });
  const passed = (requests: number, addressOf: (index: number) => string) =>
    Array.from({ length: requests }, (_each, index) => ask(addressOf(index))).filter(
      (refused) => refused === null,
    ).length;
  return { clock, events, ask, passed };
}

test('an address may send 200 requests at once and 50 a second, and is told how long to wait', async () => {
  const { clock, events, ask, passed } = setUp();
  expect(passed(1000, () => '203.0.113.7')).toBe(200);
  const refused = ask('203.0.113.7');
  expect([refused?.status, refused?.headers.get('Retry-After')]).toEqual([429, '1']);
  expect(await refused?.json()).toEqual({
    code: 'rate-limited',
    message: 'Too many requests. Try again in 1 second.',
    retryAfterSeconds: 1,
  });
  expect(events.at(-1)).toEqual({
    kind: 'rate-limited',
    subject: '/rest/v1',
    reason: 'too-many-requests',
    address: '203.0.113.7',
  });
  expect(ask('203.0.113.8')).toBeNull();
  clock.ms += 1000;
  expect(passed(1000, () => '203.0.113.7')).toBe(50);
});

test('an address of IPv6 counts as its /64, and networks of one customer share a limit', () => {
  const { passed } = setUp();
  expect(passed(1000, (index) => `2001:db8:1:1::${index.toString(16)}`)).toBe(200);
  expect(passed(5000, (index) => `2001:db8:2:${index.toString(16)}::1`)).toBe(800);
});

test('an address of this machine has ten times the limit, because it composes pages', () => {
  const { passed } = setUp();
  expect(passed(5000, () => '127.0.0.1')).toBe(2000);
  expect(passed(5000, () => '::1')).toBe(2000);
});

test("an address behind our own proxy is the visitor's, not one that a visitor wrote", () => {
  const { ask } = setUp(1);
  const from = (index: number) => ({ 'X-Forwarded-For': `198.51.100.${index}, 203.0.113.7` });
  const refused = Array.from({ length: 300 }, (_each, index) => ask('127.0.0.1', from(index)));
  expect(refused.filter((answer) => answer !== null)).toHaveLength(100);
  expect(ask('127.0.0.1', { 'X-Forwarded-For': '203.0.113.8' })).toBeNull();
  // The composer bypasses the proxy.
  expect(ask('127.0.0.1')).toBeNull();
});

test('a million addresses take no more memory than a thousand', () => {
  const buckets = createTokenBuckets({ perSecond: 1, burst: 1, maxKeys: 1000, now: () => 0 });
  for (let key = 0; key < 1_000_000; key += 1) buckets.take(String(key));
  expect(buckets.size()).toBe(1000);
});

test('delays a refused client, and no request for a page', async () => {
  const { request } = await startStandardGateway({
    fetch: () => new Promise<Response>(() => {}),
    proxies: 1,
    holdRefusalsMs: 60_000,
    concurrency: { atOnce: 1, waiting: 2, waitMs: 1 },
  });
  const from = { headers: { 'X-Forwarded-For': '203.0.113.1' } };
  const statuses: number[] = [];
  const asking = [1, 2, 3].map(() =>
    request('/rest/v1/posts', from).then(
      ({ status }) => void statuses.push(status),
      () => undefined,
    ),
  );
  for (let page = 0; page < 20; page += 1) expect((await request('/')).status).toBe(200);
  expect(statuses).toEqual([]);
  void Promise.all(asking);
});

const patient = new AbortController().signal;
const refusal = (status = 429): Response =>
  new Response(null, { status, headers: { 'Retry-After': '2' } });

test.each([429, 503])('delays a %i until its client has disconnected', async (status) => {
  const hold = createHeldRefusals({ holdMs: 60_000 });
  const leaving = new AbortController();
  const over: string[] = [];
  const first = hold(refusal(status), leaving.signal).then(() => over.push('first'));
  await new Promise((resolve) => void setImmediate(resolve));
  expect(over).toEqual([]);
  leaving.abort();
  await first;
  expect(over).toEqual(['first']);
});

test('sends them after the delay, and every other answer immediately', async () => {
  await createHeldRefusals({ holdMs: 1 })(refusal(), patient);
  const hold = createHeldRefusals({ holdMs: 60_000 });
  await hold(new Response('fine'), patient);
  await hold(new Response(null, { status: 503 }), patient);
});

test('delays a limited number, and sends further ones immediately', async () => {
  const hold = createHeldRefusals({ holdMs: 60_000, most: 2 });
  const leaving = new AbortController();
  const held = [hold(refusal(), leaving.signal), hold(refusal(), leaving.signal)];
  await hold(refusal(), patient);
  leaving.abort();
  await Promise.all(held);
});

function setUpWindow(options: { limit?: number; maxKeys?: number } = {}) {
  const clock = { ms: 1_000_000 };
  const window = createSlidingWindow({
    limit: 3,
    windowMs: 60_000,
    ...options,
    now: () => clock.ms,
  });
  return { clock, window };
}

test('a key that used its attempts gets another when the first one leaves the window', () => {
  const { clock, window } = setUpWindow();
  for (const later of [0, 10_000, 10_000]) {
    clock.ms += later;
    expect(window.waitFor('a')).toBe(0);
    window.add('a', 'x');
  }
  expect(window.waitFor('a')).toBe(40_000);
  expect(window.waitFor('b')).toBe(0);
  clock.ms += 40_000;
  expect(window.waitFor('a')).toBe(0);
  window.add('a', 'x');
  expect(window.waitFor('a')).toBe(10_000);
});

test('the attempts of a client are forgiven, those of others are not', () => {
  const { window } = setUpWindow();
  for (const by of ['x', 'y', 'x']) window.add('a', by);
  window.forgive('a', 'x');
  window.add('a', 'x');
  expect(window.waitFor('a')).toBe(0);
  window.add('a', 'x');
  expect(window.waitFor('a')).toBe(60_000);
  window.takeBack('a', 'x');
  expect(window.waitFor('a')).toBe(0);
});

test('a flood of new keys neither fills the memory nor frees a key at its limit', () => {
  const { window } = setUpWindow({ maxKeys: 100 });
  for (let attempt = 0; attempt < 3; attempt += 1) window.add('guessed at', 'x');
  for (let key = 0; key < 10_000; key += 1) window.add(`key ${key}`, 'x');
  expect(window.size()).toBe(101);
  expect(window.waitFor('guessed at')).toBe(60_000);
});
