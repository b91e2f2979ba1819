import { describe, expect, test } from 'vitest';
import type { SecurityEvent } from '../observe/security-events.ts';
import { createRequestLimits } from './limit-middleware.ts';
import { createTokenBuckets } from './network-buckets.ts';

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
  /** Number of requests that pass. */
  const passed = (requests: number, addressOf: (index: number) => string) =>
    Array.from({ length: requests }, (_each, index) => ask(addressOf(index))).filter(
      (refused) => refused === null,
    ).length;
  return { clock, events, ask, passed };
}

describe('an address', () => {
  test('may send 200 requests at once and 50 a second, and is told how long to wait', async () => {
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

  test('of IPv6 counts as its /64, and networks of one customer share a limit', () => {
    const { passed } = setUp();
    expect(passed(1000, (index) => `2001:db8:1:1::${index.toString(16)}`)).toBe(200);
    expect(passed(5000, (index) => `2001:db8:2:${index.toString(16)}::1`)).toBe(800);
  });

  test('of this machine has ten times the limit, because it composes pages', () => {
    const { passed } = setUp();
    expect(passed(5000, () => '127.0.0.1')).toBe(2000);
    expect(passed(5000, () => '::1')).toBe(2000);
  });

  test("behind our own proxy is the visitor's, not one that a visitor wrote", () => {
    const { ask } = setUp(1);
    const from = (index: number) => ({ 'X-Forwarded-For': `198.51.100.${index}, 203.0.113.7` });
    const refused = Array.from({ length: 300 }, (_each, index) => ask('127.0.0.1', from(index)));
    expect(refused.filter((answer) => answer !== null)).toHaveLength(100);
    expect(ask('127.0.0.1', { 'X-Forwarded-For': '203.0.113.8' })).toBeNull();
    // The composer bypasses the proxy.
    expect(ask('127.0.0.1')).toBeNull();
  });
});

test('a million addresses take no more memory than a thousand', () => {
  const buckets = createTokenBuckets({ perSecond: 1, burst: 1, maxKeys: 1000, now: () => 0 });
  for (let key = 0; key < 1_000_000; key += 1) buckets.take(String(key));
  expect(buckets.size()).toBe(1000);
});
