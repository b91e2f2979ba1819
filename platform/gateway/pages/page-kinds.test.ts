import { describe, expect, it, vi } from 'vitest';
import { publishManifest } from '../../registry/testing/publish-manifest.ts';
import type { RecomposeRequest } from '../recompose/recompose-queue.ts';
import { BLOG_REVALIDATE, createStandardSite } from '../testing/standard-site.ts';
import { startGateway } from '../testing/start-gateway.ts';

const POST = '/blog/first-post';
const FEED = '<rss>First post</rss>';
const feedType = 'application/rss+xml; charset=utf-8';

/** The standard site with a feed, and a number that redirects to its post. */
async function setUp() {
  const clock = { time: Date.UTC(2025, 5, 1) };
  const now = () => new Date(clock.time);
  const site = await createStandardSite(now);
  const { shell, marketing, admin } = site.apps;
  const route = { revalidate: BLOG_REVALIDATE };
  const pages = await site.publish({
    name: 'mfe-blog',
    patterns: ['/blog/:slug', '/feed.xml'],
    version: '2.0.0',
    route,
  });
  const blog = {
    ...pages,
    routes: pages.routes.map((one) =>
      one.pattern === '/feed.xml' ? { ...one, kind: 'resource' as const } : one,
    ),
  };
  await publishManifest(site.store, blog.name, blog.version, JSON.stringify(blog));
  await site.compose(shell, blog, [
    { path: POST, pattern: '/blog/:slug', text: 'First post' },
    { path: '/blog/7', pattern: '/blog/:slug', kind: 'redirect', location: POST, text: POST },
    {
      path: '/feed.xml',
      pattern: '/feed.xml',
      kind: 'resource',
      contentType: feedType,
      text: FEED,
    },
  ]);
  await site.release([shell, marketing, blog, admin]);
  const recompose = vi.fn<(request: RecomposeRequest) => Promise<void>>(async () => {});
  const started = await startGateway(site.store, { recompose, now });
  const base = `/_pages/${shell.version}/mfe-blog/${blog.version}/root`;
  return { ...site, ...started, blog, clock, recompose, base };
}

describe('a resource', () => {
  it('is served unchanged with its media type, and revalidated at every use', async () => {
    const { request } = await setUp();
    const { status, headers, body } = await request('/feed.xml?utm_source=x');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': feedType, 'cache-control': 'no-cache' });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body.toString()).toBe(FEED);
    const tag = String(headers.etag);
    const again = await request('/feed.xml', { headers: { 'If-None-Match': tag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('answers HEAD like GET, and no other method', async () => {
    const { request } = await setUp();
    const [get, head] = [
      await request('/feed.xml'),
      await request('/feed.xml', { method: 'HEAD' }),
    ];
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    expect((await request('/feed.xml', { method: 'POST' })).status).toBe(405);
  });

  it('is composed again in the background when it is stale', async () => {
    const { request, clock, recompose, compose, apps, blog } = await setUp();
    clock.time += BLOG_REVALIDATE * 1000 + 1;
    const feed = { path: '/feed.xml', pattern: '/feed.xml', kind: 'resource' as const };
    recompose.mockImplementation(() =>
      compose(apps.shell, blog, [{ ...feed, contentType: feedType, text: '<rss>New</rss>' }]),
    );
    expect((await request('/feed.xml')).body.toString()).toBe(FEED);
    await vi.waitFor(async () =>
      expect((await request('/feed.xml')).body.toString()).toBe('<rss>New</rss>'),
    );
    expect(recompose.mock.calls[0]?.[0]).toMatchObject({ paths: ['/feed.xml'] });
  });

  it('is not a page: it has no page data, and is in neither composition nor sitemap', async () => {
    const { request, base } = await setUp();
    const html = (await request('/')).body.toString();
    expect(html).toContain('/blog/:slug');
    expect(html).not.toContain('feed.xml');
    expect((await request('/sitemap.xml')).body.toString()).not.toContain('feed.xml');
    expect((await request(`${base}/feed.xml/data.json`)).status).toBe(404);
    expect((await request('/feed.xml/')).headers.location).toBe('/feed.xml');
  });
});

describe('a redirect from page data', () => {
  it('is a 301 that keeps the query and must be revalidated', async () => {
    const { request } = await setUp();
    const { status, headers } = await request('/blog/7?utm_source=x&y=%20');
    expect([status, headers.location]).toEqual([301, `${POST}?utm_source=x&y=%20`]);
    expect(headers['cache-control']).toBe('no-cache');
    expect((await request('/blog/7/')).headers.location).toBe(POST);
    expect((await request('/blog/7', { method: 'POST' })).status).toBe(405);
  });

  it('reaches navigations as page data, and is not in the sitemap', async () => {
    const { request, base } = await setUp();
    const { status, body } = await request(`${base}/blog/7/data.json`);
    expect([status, body.toString()]).toEqual([200, JSON.stringify({ movedTo: POST })]);
    expect((await request('/sitemap.xml')).body.toString()).not.toContain('/blog/7');
  });

  it('is composed again when it is stale', async () => {
    const { request, clock, recompose } = await setUp();
    await request('/blog/7');
    expect(recompose).not.toHaveBeenCalled();
    clock.time += BLOG_REVALIDATE * 1000 + 1;
    await request('/blog/7');
    await vi.waitFor(() => expect(recompose).toHaveBeenCalledTimes(1));
    expect(recompose.mock.calls[0]?.[0]).toMatchObject({ paths: ['/blog/7'] });
  });
});
