import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { ABOUT, BLOG_REVALIDATE, createStandardSite } from '../testing/standard-site.ts';
import { compositionOf } from '../testing/raw-request.ts';
import { startGateway, startStandardGateway, watchedComposer } from '../testing/start-gateway.ts';
import { IMPORT_MAP } from '../testing/test-site.ts';

const POST = '/blog/first-post';

async function setUp() {
  const { clock, now, recompose } = watchedComposer();
  return { ...(await startStandardGateway({ recompose, now })), clock, recompose };
}

describe('pages', () => {
  it('are served with the public composition, must be revalidated, and allow exactly their own inline import map', async () => {
    const { request, apps } = await setUp();
    const answer = await request(ABOUT);
    const { status, headers, text: html } = answer;
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(html).toContain('<p>About us</p>');
    const composition = compositionOf(answer);
    expect(composition).toMatchObject({
      channel: 'stable',
      shell: apps.shell.version,
      publishableKey: 'publishable-key',
    });
    expect(composition.needs).toBeUndefined();
    expect(composition.remotes).toEqual([
      expect.objectContaining({ name: 'mfe-marketing', patterns: ['/', ABOUT] }),
      {
        name: 'mfe-blog',
        version: apps.blog.version,
        base: `/assets/mfe-blog/${apps.blog.version}/`,
        entry: 'entry.js',
        closures: 'closures.json',
        closuresIntegrity: apps.blog.files['client/closures.json']?.integrity,
        patterns: ['/blog/:slug'],
        styles: [{ file: 'style.css', integrity: apps.blog.files['client/style.css']?.integrity }],
      },
    ]);
    expect(html).not.toContain('mfe-admin');
    expect(html).not.toContain('seo-dashboard');
    const home = await request('/');
    const script = /<script type="importmap">(.*?)<\/script>/.exec(home.text)?.[1] ?? '';
    expect(script).toBe(IMPORT_MAP);
    const hash = createHash('sha256').update(script).digest('base64');
    expect(home.headers['content-security-policy']).toContain(
      `script-src 'self' 'sha256-${hash}';`,
    );
    const head = await request('/', { method: 'HEAD' });
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...home.headers, date: '' });
    expect(Number(head.headers['content-length'])).toBe(home.body.length);
  });

  it('are compressed in an encoding that the client accepts, and answer 304 in each', async () => {
    const { request } = await setUp();
    const plain = await request(ABOUT);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const tags = new Set<string>();
    for (const [accepted, decode] of [
      ['identity', (bytes: Buffer) => bytes],
      ['gzip', gunzipSync],
      ['gzip, br', brotliDecompressSync],
    ] as const) {
      const first = await request(ABOUT, { headers: { 'Accept-Encoding': accepted } });
      expect(decode(first.body)).toEqual(plain.body);
      expect(first.headers.vary).toBe('User-Agent, Accept-Encoding');
      const tag = String(first.headers.etag);
      tags.add(tag);
      const headers = { 'Accept-Encoding': accepted, 'If-None-Match': `"other", W/${tag}` };
      const { status, body, headers: again } = await request(ABOUT, { headers });
      expect([status, body.length, again.etag], accepted).toEqual([304, 0, tag]);
    }
    expect(tags.size).toBe(3);
    expect((await request(ABOUT, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('redirect straight to the target and keep the query, and never to what only looks like a path of the site', async () => {
    const { request } = await setUp();
    const location = async (path: string) => {
      const { status, headers } = await request(path);
      return [status, headers.location];
    };
    expect(await location('/about?utm_source=x&y=%20')).toEqual([
      301,
      `${ABOUT}?utm_source=x&y=%20`,
    ]);
    expect(await location('/about/')).toEqual([301, ABOUT]);
    expect(await location(`${ABOUT}/?a=1`)).toEqual([301, `${ABOUT}?a=1`]);
    expect(await location('/articles/first-post')).toEqual([301, POST]);
    const evil = ['//evil.example', '//evil.example/', '/%2Fevil.example/', '/about//', '//about'];
    for (const path of [...evil, '/_not-found', '/_guarded', '/About']) {
      const { status, headers } = await request(path);
      expect([status, headers.location], path).toEqual([404, undefined]);
    }
  });

  it('are composed again in the background, and then the new one is served', async () => {
    const { request, clock, recompose, apps, compose } = await setUp();
    await request(POST);
    expect(recompose).not.toHaveBeenCalled();

    clock.time += BLOG_REVALIDATE * 1000 + 1;
    recompose.mockImplementation(() =>
      compose(apps.shell, apps.blog, [{ path: POST, pattern: '/blog/:slug', text: 'Fresh post' }]),
    );
    expect((await request(POST)).text).toContain('First post');
    await vi.waitFor(async () => expect((await request(POST)).text).toContain('Fresh post'));
    expect(recompose).toHaveBeenCalledTimes(1);
    expect(recompose.mock.calls[0]?.[0]).toMatchObject({
      shell: apps.shell,
      app: apps.blog,
      paths: [POST],
      lookUpEntries: true,
    });
  });

  it('are all composed in the background when a path without a page is requested, every ten seconds at most', async () => {
    const { request, clock, recompose, apps } = await setUp();
    const inBackground = () => recompose.mock.calls.filter(([{ paths }]) => paths.length === 0);
    const visit = () => request('/blog/new-post', { method: 'POST' });
    await visit();
    expect(inBackground()).toEqual([]);
    clock.time += 10_001;
    await visit();
    await vi.waitFor(() => expect(inBackground()).toHaveLength(1));
    await visit();
    const pair = { shell: apps.shell, app: apps.blog };
    expect(inBackground()).toMatchObject([[{ ...pair, paths: [], lookUpEntries: true }]]);
  });
});

const page = { path: '/blog/opening', pattern: '/blog/:slug', text: 'An opening' };
const end = '2025-06-01T00:00:30.000Z';

/** A site with one more page, and a clock that the test moves. */
async function setUpEnding(life: { status?: 410; validUntil?: string }) {
  const { clock, now, recompose } = watchedComposer();
  const site = await createStandardSite(now);
  const compose = (facts: typeof life) =>
    site.compose(site.apps.shell, site.apps.blog, [{ ...page, ...facts }]);
  await compose(life);
  recompose.mockImplementation(() => compose({ status: 410, ...life }));
  const started = await startGateway(site.store, { recompose, now });
  return { ...started, clock, recompose };
}

it('a page past its end is answered with 410 and its content, and asks search engines to drop it', async () => {
  const { request, recompose } = await setUpEnding({ status: 410 });
  const { status, headers, body } = await request(page.path);
  expect([status, headers['x-robots-tag']]).toEqual([410, 'noindex']);
  expect(body.toString()).toContain('An opening');
  expect(recompose).not.toHaveBeenCalled();
});

it('a page is gone from its end on, never answered with 304 then, and composed again once', async () => {
  const { request, clock, recompose, log } = await setUpEnding({ validUntil: end });
  clock.time = Date.parse(end) - 1;
  const before = await request(page.path);
  expect([before.status, before.headers['x-robots-tag']]).toEqual([200, undefined]);
  expect(recompose).not.toHaveBeenCalled();
  clock.time = Date.parse(end);
  const tag = String(before.headers.etag);
  const after = await request(page.path, { headers: { 'If-None-Match': tag } });
  expect([after.status, after.headers['x-robots-tag']]).toEqual([410, 'noindex']);
  clock.time += 1;
  await request(page.path);
  await vi.waitFor(() => expect(recompose).toHaveBeenCalledTimes(1));
  expect(recompose.mock.calls[0]?.[0]).toMatchObject({ paths: [page.path] });
  const isRecomposed = ({ message }: { message: string }) => message === 'page recomposed';
  await vi.waitFor(() => expect(log.some(isRecomposed)).toBe(true));
  clock.time += 10_000;
  for (let visit = 0; visit < 3; visit += 1) await request(page.path);
  expect(recompose).toHaveBeenCalledTimes(1);
});
