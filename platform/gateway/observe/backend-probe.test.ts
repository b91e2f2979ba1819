import { startTestStack } from '@talent/backend/testing/test-stack';
import { describe, expect, it } from 'vitest';
import { createBackendProbe } from './backend-probe.ts';

/** A backend whose answers the test gives, and a clock that the test moves. */
function setUp(timeoutMs = 2000) {
  const asked: Request[] = [];
  let time = 0;
  let answer: () => Promise<Response> = () => Promise.resolve(new Response('[]'));
  const probe = createBackendProbe({
    backend: {
      url: 'http://backend.example',
      publishableKey: 'the-public-key',
      fetch: (request) => {
        asked.push(request);
        return answer();
      },
    },
    now: () => new Date(Date.UTC(2026, 10, 22, 10, 0, time / 1000)),
    clock: () => time,
    freshMs: 5000,
    timeoutMs,
  });
  return {
    probe,
    asked,
    pass: (ms: number) => void (time += ms),
    let: (next: () => Promise<Response>) => void (answer = next),
  };
}

const cutOff = () => new ReadableStream({ start: (body) => body.error(new Error('cut off')) });

describe('the probe of the database', () => {
  it('requests a row of a public table, as a visitor does', async () => {
    const { probe, asked } = setUp();
    expect(probe.last()).toBeNull();
    expect(await probe.look()).toEqual({
      status: 'ok',
      since: '2026-11-22T10:00:00.000Z',
      checkedAt: '2026-11-22T10:00:00.000Z',
      reason: null,
      ms: 0,
      hungAt: null,
    });
    expect(asked[0]?.url).toBe('http://backend.example/rest/v1/blog_posts?select=id&limit=1');
    expect(asked[0]?.headers.get('apikey')).toBe('the-public-key');
    expect(asked[0]?.headers.has('authorization')).toBe(false);
  });

  it('runs once for concurrent calls, and not again for five seconds', async () => {
    const { probe, asked, pass } = setUp();
    await Promise.all(Array.from({ length: 200 }, () => probe.look()));
    pass(4999);
    await probe.look();
    expect(asked).toHaveLength(1);
    pass(1);
    await Promise.all([probe.look(), probe.look()]);
    expect(asked).toHaveLength(2);
  });

  it('also checks an embedded backend for a damaged database or a full disk', async () => {
    let database: 'ok' | 'damaged' = 'ok';
    const backend = {
      ...{ url: 'http://backend.example', publishableKey: 'the-public-key' },
      fetch: async () => new Response('[]'),
      health: async () => ({ database, since: '2026-11-22T09:00:00.000Z', messages: [] }),
    };
    const probe = createBackendProbe({ backend, now: () => new Date(), freshMs: 0 });
    expect(await probe.look()).toMatchObject({ status: 'ok', reason: null });
    database = 'damaged';
    const failing = { status: 'failing', reason: 'its database is damaged' };
    expect(await probe.look()).toMatchObject(failing);
  });

  it('asks a real database, and notices that it has stopped', async () => {
    const { url, publishableKey, stop } = await startTestStack();
    const backend = { url, publishableKey };
    const probe = createBackendProbe({ backend, now: () => new Date(), freshMs: 0 });
    const before = await probe.look().finally(stop);
    expect([before.status, (await probe.look()).status]).toEqual(['ok', 'failing']);
  });

  it('remembers when the status began', async () => {
    const { probe, pass, let: answer } = setUp();
    const at = (second: string) => `2026-11-22T10:00:${second}.000Z`;
    await probe.look();
    answer(() => Promise.resolve(new Response('{}', { status: 500 })));
    pass(5000);
    const failing = { status: 'failing', since: at('05'), reason: 'it answers 500' };
    expect(await probe.look()).toMatchObject(failing);
    pass(5000);
    expect(await probe.look()).toMatchObject({ since: at('05'), checkedAt: at('10') });
    answer(() => Promise.resolve(new Response('[]')));
    pass(5000);
    expect(await probe.look()).toMatchObject({ status: 'ok', since: at('15'), reason: null });
  });

  it.each<[string, () => Promise<Response>]>([
    ['it cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['it answers 401', () => Promise.resolve(new Response('', { status: 401 }))],
    ['it cannot be reached', () => Promise.resolve(new Response(cutOff()))],
  ])('fails: %s', async (reason, failure) => {
    const { probe, let: answer } = setUp();
    answer(failure);
    expect(await probe.look()).toMatchObject({ status: 'failing', reason });
  });

  it('fails after its timeout, and runs again later', async () => {
    const { probe, asked, pass, let: answer } = setUp(5);
    answer(() => new Promise(() => {}));
    const late = { status: 'failing', reason: 'no answer within 5 ms' };
    expect(await probe.look()).toMatchObject(late);
    expect(asked[0]?.signal.aborted).toBe(true);
    answer(() => Promise.resolve(new Response('[]')));
    pass(5000);
    expect(await probe.look()).toMatchObject({ status: 'ok' });
  });
});
