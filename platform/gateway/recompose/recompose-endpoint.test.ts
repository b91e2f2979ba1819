import { describe, expect, it, vi } from 'vitest';
import type { RecomposeRequest } from './recompose-queue.ts';
import { fingerprint } from '../testing/raw-request.ts';
import { createStandardSite } from '../testing/standard-site.ts';
import { startGateway } from '../testing/start-gateway.ts';

const ADMIN_ID = '7f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b';
const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' };
const asAdmin = { ...SAME_ORIGIN, Authorization: 'Bearer admin-token' };
const POST = '/blog/first-post';

/** A backend with one admin and one signed-in user without the role. */
async function backendFetch(request: Request): Promise<Response> {
  const token = request.headers.get('Authorization');
  if (token !== 'Bearer admin-token' && token !== 'Bearer user-token')
    return new Response('no', { status: 401 });
  const status = token === 'Bearer admin-token' ? 'allowed' : 'denied';
  return Response.json({ user_id: ADMIN_ID, status });
}

async function setUp() {
  const site = await createStandardSite();
  const recompose = vi.fn<(request: RecomposeRequest) => Promise<void>>(async () => {});
  const backend = {
    url: 'http://backend.example',
    publishableKey: 'publishable-key',
    fetch: backendFetch,
  };
  // No polling in between, so that only the order has an effect.
  const started = await startGateway(site.store, { recompose, backend, pollMs: 60_000 });
  const order = (body: unknown, headers: Record<string, string> = asAdmin) =>
    started.request('/_recompose', {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { ...site, ...started, recompose, order };
}

describe('pages that an admin orders', () => {
  it('are composed, those and no others, and served before the answer is sent', async () => {
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
    expect((await request(POST)).body.toString()).toContain('Changed post');
    expect((await request('/blog/new-post')).status).toBe(200);
    expect((await request('/sitemap.xml')).body.toString()).toContain('/blog/new-post<');
  });

  it('are composed for every channel with the app, each pair once', async () => {
    const { order, recompose, publish, release, apps } = await setUp();
    const canary = await publish({
      name: 'mfe-blog',
      patterns: ['/blog/:slug'],
      version: '2.0.0',
    });
    await release([apps.shell, canary], 'canary');
    await release([apps.shell, apps.blog], 'preview-a');
    await release([apps.shell, apps.marketing], 'preview-b');
    expect((await order({ app: 'mfe-blog', paths: [POST] })).status).toBe(204);
    const composed = recompose.mock.calls.map(([{ app }]) => app.version);
    expect(composed).toEqual([apps.blog.version, canary.version]);
  });

  it('stay as they were when they cannot be composed, and the answer says why', async () => {
    const { request, order, recompose } = await setUp();
    recompose.mockRejectedValue(new Error(`${POST}: the loader broke\n    at stack.ts:1:1`));
    const { status, body } = await order({ app: 'mfe-blog', paths: [POST] });
    expect(status).toBe(503);
    expect(JSON.parse(body.toString())).toEqual({
      code: 'not-composed',
      message: `${POST}: the loader broke`,
    });
    expect((await request(POST)).body.toString()).toContain('First post');
  });

  it.each<[string, unknown]>([
    ['nothing', ''],
    ['no JSON', '{'],
    ['no paths', { app: 'mfe-blog', paths: [] }],
    ['a path of another app', { app: 'mfe-blog', paths: ['/'] }],
    ['a guarded path', { app: 'mfe-admin', paths: ['/seo-dashboard'] }],
    ['a redirect of the shell', { app: 'shell', paths: ['/about'] }],
    ['an unknown path', { app: 'mfe-blog', paths: [POST, '/elsewhere'] }],
    ['no path', { app: 'mfe-blog', paths: ['blog/first-post'] }],
    ['a path that leaves its folder', { app: 'mfe-blog', paths: ['/blog/%2e%2e'] }],
    ['more than an order holds', { app: 'mfe-blog', paths: Array(2001).fill(POST) }],
    [
      'more than a request may hold',
      { app: 'mfe-blog', paths: Array(600).fill(`/blog/${'x'.repeat(480)}`) },
    ],
  ])('are not composed for an invalid order: %s', async (_name, body) => {
    const { order, recompose } = await setUp();
    const { status, headers } = await order(body);
    expect([status, headers['content-type']]).toEqual([422, 'application/json; charset=utf-8']);
    expect(recompose).not.toHaveBeenCalled();
  });
});

describe('for everyone else an order', () => {
  it.each<[string, Record<string, string>]>([
    ['without a token', SAME_ORIGIN],
    ['of somebody who is no admin', { ...SAME_ORIGIN, Authorization: 'Bearer user-token' }],
    ['with an invalid token', { ...SAME_ORIGIN, Authorization: 'Bearer nobody' }],
  ])('%s gets the not-found page', async (_name, headers) => {
    const { request, order, recompose } = await setUp();
    const unknown = fingerprint(await request('/no-such-path'));
    expect(fingerprint(await order({ app: 'mfe-blog', paths: [POST] }, headers))).toEqual(unknown);
    expect(fingerprint(await request('/_recompose'))).toEqual(unknown);
    expect(recompose).not.toHaveBeenCalled();
  });

  it('of another site is refused', async () => {
    const { order, recompose } = await setUp();
    const headers = { ...asAdmin, 'Sec-Fetch-Site': 'cross-site' };
    expect((await order({ app: 'mfe-blog', paths: [POST] }, headers)).status).toBe(403);
    expect(recompose).not.toHaveBeenCalled();
  });
});
