import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import type { RecomposeRequest } from '../recompose/recompose-queue.ts';
import { ABOUT, BLOG_REVALIDATE } from '../testing/standard-site.ts';
import { startStandardGateway } from '../testing/start-gateway.ts';
import { IMPORT_MAP } from '../testing/test-site.ts';

const POST = '/blog/first-post';

async function setUp() {
  const clock = { time: Date.UTC(2025, 5, 1) };
  const now = () => new Date(clock.time);
  const recompose = vi.fn<(request: RecomposeRequest) => Promise<void>>(async () => {});
  return { ...(await startStandardGateway({ recompose, now })), clock, recompose };
}

describe('pages', () => {
  it('are served with the public composition, and must be revalidated', async () => {
    const { request, apps } = await setUp();
    const { status, headers, body } = await request(ABOUT);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    const html = body.toString();
    expect(html).toContain('<p>About us</p>');
    const composition = JSON.parse(/id="composition-block">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(composition).toMatchObject({
      channel: 'stable',
      shell: apps.shell.version,
      publishableKey: 'publishable-key',
    });
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
  });

  it('allow exactly their own inline import map, and answer HEAD like GET', async () => {
    const { request } = await setUp();
    const { headers, body } = await request('/');
    const script = /<script type="importmap">(.*?)<\/script>/.exec(body.toString())?.[1] ?? '';
    expect(script).toBe(IMPORT_MAP);
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    const head = await request('/', { method: 'HEAD' });
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' });
    expect(Number(head.headers['content-length'])).toBe(body.length);
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

  it('redirect straight to the target and keep the query', async () => {
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
  });

  it('never redirect to or serve what only looks like a path of the site', async () => {
    const { request } = await setUp();
    const evil = ['//evil.example', '//evil.example/', '/%2Fevil.example/', '/about//', '//about'];
    for (const path of [...evil, '/_not-found', '/_guarded', '/About']) {
      const { status, headers } = await request(path);
      expect([status, headers.location], path).toEqual([404, undefined]);
    }
  });

  it('switch to a new release without a restart', async () => {
    const { request, status, apps, publish, compose, release } = await setUp();
    const marketing = await publish({
      name: 'mfe-marketing',
      patterns: ['/', ABOUT],
      version: '2.0.0',
    });
    await compose(apps.shell, marketing, [
      { path: '/', pattern: '/', text: 'New home' },
      { path: ABOUT, pattern: ABOUT, text: 'New about' },
    ]);
    const old = await request('/');
    await release([apps.shell, marketing, apps.blog, apps.admin]);
    await vi.waitFor(async () =>
      expect((await request('/')).body.toString()).toContain('New home'),
    );
    expect((await request('/')).headers.etag).not.toBe(old.headers.etag);
    expect(await status()).toMatchObject({
      revision: 2,
      apps: { 'mfe-marketing': marketing.version },
    });
  });

  it('are composed again in the background, and then the new one is served', async () => {
    const { request, clock, recompose, apps, compose } = await setUp();
    await request(POST);
    expect(recompose).not.toHaveBeenCalled();

    clock.time += BLOG_REVALIDATE * 1000 + 1;
    recompose.mockImplementation(() =>
      compose(apps.shell, apps.blog, [{ path: POST, pattern: '/blog/:slug', text: 'Fresh post' }]),
    );
    expect((await request(POST)).body.toString()).toContain('First post');
    await vi.waitFor(async () =>
      expect((await request(POST)).body.toString()).toContain('Fresh post'),
    );
    expect(recompose).toHaveBeenCalledTimes(1);
    expect(recompose.mock.calls[0]?.[0]).toMatchObject({
      shell: apps.shell,
      app: apps.blog,
      paths: [POST],
      lookUpEntries: true,
    });
  });

  it('stay when composing them again fails', async () => {
    const { request, clock, recompose, log } = await setUp();
    clock.time += BLOG_REVALIDATE * 1000 + 1;
    recompose.mockRejectedValue(new Error('no database'));
    await request(POST);
    await vi.waitFor(() =>
      expect(log).toContainEqual(expect.objectContaining({ level: 'error', path: POST })),
    );
    expect((await request(POST)).body.toString()).toContain('First post');
    expect(recompose).toHaveBeenCalledTimes(1);
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
