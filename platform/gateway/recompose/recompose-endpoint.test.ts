import { expect, it, vi } from 'vitest';
import type { RecomposeRequest } from './recompose-queue.ts';
import { fingerprint } from '../testing/raw-request.ts';
import { STAFF_HEADERS, staffBackend } from '../testing/staff-backend.ts';
import { BLOG_APP } from '../testing/standard-site.ts';
import { startStandardGateway } from '../testing/start-gateway.ts';

const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' };
const POST = '/blog/first-post';

async function setUp() {
  const recompose = vi.fn<(request: RecomposeRequest) => Promise<void>>(async () => {});
  const { backend } = staffBackend();
  // No polling in between, so that only the order has an effect.
  const started = await startStandardGateway({ recompose, backend, pollMs: 60_000 });
  const order = (body: unknown, headers: Record<string, string> = STAFF_HEADERS) =>
    started.request('/_recompose', {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { ...started, recompose, order };
}

it('pages that an admin orders are composed, those and no others, and served before the answer is sent', async () => {
  const { request, order, recompose, compose, apps } = await setUp();
  recompose.mockImplementation(() =>
    compose(apps.shell, apps.blog, [
      { path: POST, pattern: '/blog/:slug', text: 'Changed post' },
      { path: '/blog/new-post', pattern: '/blog/:slug', text: 'New post' },
    ]),
  );
  const { status, headers, body } = await order({
    app: 'mfe-blog',
    paths: [POST, '/blog/new-post', `${POST}/`],
  });
  expect([status, headers['cache-control'], body.length]).toEqual([204, 'no-store', 0]);
  const pair = { shell: apps.shell, app: apps.blog };
  const paths = [POST, '/blog/new-post'];
  expect(recompose.mock.calls).toEqual([[{ ...pair, paths, lookUpEntries: false }]]);
  expect((await request(POST)).text).toContain('Changed post');
  expect((await request('/blog/new-post')).status).toBe(200);
  expect((await request('/sitemap.xml')).text).toContain('/blog/new-post<');
});

it('pages that an admin orders are composed for every channel with the app, each pair once', async () => {
  const { order, recompose, publish, release, apps } = await setUp();
  const canary = await publish({ ...BLOG_APP, version: '2.0.0' });
  await release([apps.shell, canary], 'canary');
  await release([apps.shell, apps.blog], 'preview-a');
  await release([apps.shell, apps.marketing], 'preview-b');
  expect((await order({ app: 'mfe-blog', paths: [POST] })).status).toBe(204);
  const composed = recompose.mock.calls.map(([{ app }]) => app.version);
  expect(composed).toEqual([apps.blog.version, canary.version]);
});

it('pages that an admin orders stay as they were when they cannot be composed, and the answer says why', async () => {
  const { request, order, recompose } = await setUp();
  recompose.mockRejectedValue(new Error(`${POST}: the loader broke\n    at stack.ts:1:1`));
  const { status, text } = await order({ app: 'mfe-blog', paths: [POST] });
  const answer = { code: 'not-composed', message: `${POST}: the loader broke` };
  expect([status, JSON.parse(text)]).toEqual([503, answer]);
  expect((await request(POST)).text).toContain('First post');
});

it('pages that an admin orders are not composed for an invalid order, nor for anyone else, who gets the not-found page', async () => {
  const { request, order, recompose } = await setUp();
  const unknown = fingerprint(await request('/no-such-path'));
  const pages = { app: 'mfe-blog', paths: [POST] };
  const user = { ...SAME_ORIGIN, Authorization: 'Bearer user-token' };
  for (const headers of [SAME_ORIGIN, user, { ...user, Authorization: 'Bearer nobody' }]) {
    expect(fingerprint(await order(pages, headers))).toEqual(unknown);
  }
  expect(fingerprint(await request('/_recompose'))).toEqual(unknown);
  expect(recompose).not.toHaveBeenCalled();
  for (const body of [
    '',
    '{',
    { app: 'mfe-blog', paths: [] },
    { app: 'mfe-blog', paths: ['/'] },
    { app: 'mfe-admin', paths: ['/seo-dashboard'] },
    { app: 'shell', paths: ['/about'] },
    { app: 'mfe-blog', paths: [POST, '/elsewhere'] },
    { app: 'mfe-blog', paths: ['blog/first-post'] },
    { app: 'mfe-blog', paths: ['/blog/%2e%2e'] },
    { app: 'mfe-blog', paths: Array(2001).fill(POST) },
    { app: 'mfe-blog', paths: Array(600).fill(`/blog/${'x'.repeat(480)}`) },
  ]) {
    const { status, headers } = await order(body);
    const type = 'application/json; charset=utf-8';
    expect([status, headers['content-type']], JSON.stringify(body).slice(0, 80)).toEqual([
      422,
      type,
    ]);
  }
  expect(recompose).not.toHaveBeenCalled();
});
