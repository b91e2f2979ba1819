import { describe, expect, it } from 'vitest';
import { createStandardSite } from '../testing/standard-site.ts';
import { startGateway } from '../testing/start-gateway.ts';

/** A gateway whose backend the test controls, probed on every request. */
async function setUp() {
  const backend = { answer: (): Promise<Response> => Promise.resolve(new Response('[]')) };
  const started = await startGateway((await createStandardSite()).store, {
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
  it('report success, a failing database while pages are served, and its recovery, and delay nothing else', async () => {
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
      const text = (await request(path)).text;
      expect(text, path).not.toMatch(/admin|10\.0\.0\.7|ECONNREFUSED|reason"/);
      const post = await request(path, { method: 'POST' });
      expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
    backend.answer = () => Promise.resolve(new Response('[]'));
    expect((await ask('/readyz')).status).toBe(200);
    expect(await ask('/healthz')).toMatchObject({ answer: healthy });
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
});
