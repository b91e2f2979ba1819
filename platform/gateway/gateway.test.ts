import { expect, it, vi } from 'vitest';
import { ABOUT, createStandardSite } from './testing/standard-site.ts';
import { createTestSite } from './testing/test-site.ts';
import { startGateway, startStandardGateway } from './testing/start-gateway.ts';

it('a gateway reports the live apps in /healthz without naming guarded ones', async () => {
  const { apps, ...started } = await startStandardGateway();
  const { status, headers, body } = await started.request('/healthz');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(JSON.parse(body.toString())).toEqual({
    status: 'ok',
    channel: 'stable',
    revision: 1,
    apps: {
      shell: apps.shell.version,
      'mfe-marketing': apps.marketing.version,
      'mfe-blog': apps.blog.version,
    },
    contract: {
      provides: '1.0.0',
      needs: { 'mfe-marketing': '^1.0.0', 'mfe-blog': '^1.0.0' },
    },
    degraded: false,
    fallbacks: [],
    registry: { status: 'ok' },
    backend: {
      status: 'failing',
      since: expect.any(String) as unknown,
      checkedAt: expect.any(String) as unknown,
    },
  });
  expect(await started.status()).toEqual(JSON.parse(body.toString()));
});

it('a gateway answers 503 before the first release, and serves it as soon as it exists', async () => {
  const empty = createTestSite();
  const { request } = await startGateway(empty.store);
  expect((await request('/')).status).toBe(503);
  const health = await request('/healthz');
  const ready = JSON.parse((await request('/readyz')).text) as object;
  expect(ready).toEqual({ ready: false, reasons: ['no-release', 'backend-failing'] });
  expect((await request('/livez')).status).toBe(200);
  expect(health.status).toBe(503);
  expect(JSON.parse(health.text)).toMatchObject({
    status: 'empty',
    channel: 'stable',
  });

  const full = await createStandardSite();
  for (const folder of ['artifacts', 'pages', 'registry']) {
    for (const key of await full.store.list(folder)) {
      await empty.store.write(key, (await full.store.read(key))?.body ?? '');
    }
  }
  await vi.waitFor(async () => expect((await request('/')).status).toBe(200));
});

it('a gateway sets its security headers on every kind of answer, and refuses methods that a path does not support', async () => {
  const { request, apps } = await startStandardGateway();
  const texts = ['/', '/about', '/healthz', '/robots.txt'];
  const readable = [...texts, `/assets/shell/${apps.shell.version}/entry.js`];
  for (const path of [...readable, '/nowhere', '/sitemap.xml', '/rest/v1/posts']) {
    const { headers } = await request(path);
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    });
    expect(headers['strict-transport-security'], path).toBeUndefined();
  }
  for (const path of readable) {
    const { status, headers } = await request(path, { method: 'POST' });
    expect([status, headers.allow], path).toEqual([405, 'GET, HEAD']);
  }
  expect((await request('/nowhere', { method: 'POST' })).status).toBe(404);
});

it('a gateway answers an internal failure with a plain 500, and logs it without the query', async () => {
  const { request, log, store } = await startStandardGateway();
  await request('/nowhere');
  store.read = () => Promise.reject(new Error('disk on fire at /secret/path'));
  const { status, body, headers } = await request(`${ABOUT}?token=secret-token`);
  expect(status).toBe(500);
  expect(body.toString()).toBe('Something went wrong on our side. Try again.\n');
  expect(headers['cache-control']).toBe('no-store');
  expect(log).toContainEqual(expect.objectContaining({ message: 'request failed', path: ABOUT }));
  expect(JSON.stringify(log)).not.toContain('secret-token');
});

const NUL = { code: 'nul-in-address', message: 'An address cannot hold NUL.' };

it('answers NUL in an address with not found or a refusal, asks no backend for it, and logs nothing', async () => {
  const fetch = async (request: Request) => new Response(request.url);
  const { request, log } = await startStandardGateway({ fetch });
  for (const path of [
    '/%00',
    '/a%00b',
    '/blog/%00',
    '/assets/%00',
    '/assets/shell/1.0.0/a%00.js',
    '/_pages/%00',
    '/_pages/a%00b.json',
    '/_social/a%00.png',
    '/_files/%00',
    '/_platform/%00',
    '/_channel/a%00b',
  ]) {
    expect((await request(path)).status, path).toBe(404);
  }
  for (const path of [
    '/rest/v1/%00',
    '/rest/v1/jobs?title=eq.%00',
    '/rest/v1/jobs?select=id%00',
    '/storage/v1/object/public/%00',
    '/functions/v1/%00',
    '/auth/v1/verify?token=%00',
  ]) {
    const { status, body } = await request(path);
    expect([status, JSON.parse(body.toString())], path).toEqual([400, NUL]);
  }
  expect(log.filter(({ level }) => level !== 'info')).toEqual([]);
  // What only looks like NUL is forwarded.
  const { body } = await request('/rest/v1/jobs?title=eq.%2500');
  expect(body.toString()).toBe('http://backend.example/rest/v1/jobs?title=eq.%2500');
});

/** A gateway whose backend the test controls, probed on every request. */
async function setUp() {
  const backend = { answer: (): Promise<Response> => Promise.resolve(new Response('[]')) };
  const fetch = () => backend.answer();
  const started = await startStandardGateway({ backendCheckMs: 0, fetch });
  const ask = async (path: string) => {
    const { status, body, headers } = await started.request(path);
    const answer = JSON.parse(body.toString()) as Record<string, unknown>;
    return { status, answer, cached: headers['cache-control'] };
  };
  return { ...started, backend, ask };
}

it('the addresses for monitors report success, a failing database while pages are served, and its recovery, and delay nothing else', async () => {
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
