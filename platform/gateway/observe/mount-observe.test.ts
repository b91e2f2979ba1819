import { describe, expect, it } from 'vitest';
import { startTestStack } from '@talent/backend/testing/test-stack';
import { createStandardSite } from '../testing/standard-site.ts';
import { startGateway } from '../testing/start-gateway.ts';
import { createTestSite } from '../testing/test-site.ts';

/** A gateway whose backend the test controls, probed on every request. */
async function setUp(store?: Parameters<typeof startGateway>[0]) {
  const backend = { answer: (): Promise<Response> => Promise.resolve(new Response('[]')) };
  const started = await startGateway(store ?? (await createStandardSite()).store, {
    backendCheckMs: 0,
    backend: {
      url: 'http://backend.example',
      publishableKey: 'publishable-key',
      fetch: () => backend.answer(),
    },
  });
  const ask = async (path: string) => {
    const { status, body, headers } = await started.request(path);
    const answer = JSON.parse(body.toString()) as Record<string, unknown>;
    return { status, answer, cached: headers['cache-control'] };
  };
  return { ...started, backend, ask };
}

describe('the addresses for monitors', () => {
  it('report success, a failing database while pages are served, and its recovery', async () => {
    const { ask, request, backend } = await setUp();
    const cached = 'no-store';
    expect(await ask('/livez')).toEqual({ status: 200, answer: { live: true }, cached });
    expect(await ask('/readyz')).toEqual({
      status: 200,
      answer: { ready: true, reasons: [] },
      cached,
    });
    const healthy = { status: 'ok', backend: { status: 'ok' } };
    expect(await ask('/healthz')).toMatchObject({ status: 200, answer: healthy });
    backend.answer = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432'));
    expect(await ask('/readyz')).toMatchObject({
      status: 503,
      answer: { ready: false, reasons: ['backend-failing'] },
    });
    const { status, answer } = await ask('/healthz');
    expect(status).toBe(200);
    expect(answer['backend']).toEqual({
      status: 'failing',
      since: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
      checkedAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
    });
    expect((await ask('/livez')).status).toBe(200);
    expect((await request('/')).status).toBe(200);
    // They reveal no guarded app and no internals, and are read-only.
    for (const path of ['/healthz', '/readyz', '/livez']) {
      const text = (await request(path)).body.toString();
      expect(text, path).not.toMatch(/admin|10\.0\.0\.7|ECONNREFUSED|reason"/);
      const post = await request(path, { method: 'POST' });
      expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
    backend.answer = () => Promise.resolve(new Response('[]'));
    expect((await ask('/readyz')).status).toBe(200);
    expect(await ask('/healthz')).toMatchObject({ answer: healthy });
  });

  it('delay nothing else while the backend is silent', async () => {
    const { ask, request, backend } = await setUp();
    const silent = Promise.withResolvers<Response>();
    backend.answer = () => silent.promise;
    let isAnswered = false;
    const ready = ask('/readyz').then((answer) => {
      isAnswered = true;
      return answer;
    });
    expect((await request('/')).status).toBe(200);
    expect((await ask('/livez')).status).toBe(200);
    expect(isAnswered).toBe(false);
    silent.resolve(new Response('[]'));
    expect((await ready).status).toBe(200);
  });

  it('are alive but not ready before the first release', async () => {
    const { ask } = await setUp(createTestSite().store);
    expect(await ask('/readyz')).toMatchObject({
      status: 503,
      answer: { ready: false, reasons: ['no-release'] },
    });
    expect((await ask('/livez')).status).toBe(200);
    expect((await ask('/healthz')).status).toBe(503);
  });

  it('probe a real database, and notice that it has stopped', async () => {
    const stack = await startTestStack();
    const { store } = await createStandardSite();
    const { request, status } = await startGateway(store, {
      backendCheckMs: 0,
      backend: { url: stack.url, publishableKey: stack.publishableKey },
    });
    try {
      expect((await request('/readyz')).status).toBe(200);
      expect(await status()).toMatchObject({ backend: { status: 'ok' } });
    } finally {
      await stack.stop();
    }
    expect((await request('/readyz')).status).toBe(503);
    expect(await status()).toMatchObject({ status: 'ok', backend: { status: 'failing' } });
  }, 60_000);
});
