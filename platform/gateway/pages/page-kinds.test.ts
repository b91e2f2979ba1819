import { expect, it, vi } from 'vitest';
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

it('a resource is served unchanged with its media type, revalidated at every use, and only read', async () => {
  const { request } = await setUp();
  const get = await request('/feed.xml?utm_source=x');
  expect([get.status, get.body.toString()]).toEqual([200, FEED]);
  expect(get.headers).toMatchObject({ 'content-type': feedType, 'cache-control': 'no-cache' });
  const head = await request('/feed.xml', { method: 'HEAD' });
  expect(head.body).toHaveLength(0);
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  const tag = String(get.headers.etag);
  const again = await request('/feed.xml', { headers: { 'If-None-Match': tag } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect((await request('/feed.xml', { method: 'POST' })).status).toBe(405);
});

it('a redirect from page data is a 301 that keeps the query and must be revalidated', async () => {
  const { request, base } = await setUp();
  const { status, headers } = await request('/blog/7?utm_source=x&y=%20');
  expect([status, headers.location]).toEqual([301, `${POST}?utm_source=x&y=%20`]);
  expect(headers['cache-control']).toBe('no-cache');
  expect((await request('/blog/7/')).headers.location).toBe(POST);
  expect((await request('/blog/7', { method: 'POST' })).status).toBe(405);
  const data = await request(`${base}/blog/7/data.json`);
  expect([data.status, data.body.toString()]).toEqual([200, JSON.stringify({ movedTo: POST })]);
});

it('neither is a page: a resource has no page data, and is in neither composition nor sitemap', async () => {
  const { request, base } = await setUp();
  const html = (await request('/')).body.toString();
  expect(html).toContain('/blog/:slug');
  expect(html).not.toContain('feed.xml');
  expect((await request('/sitemap.xml')).body.toString()).not.toMatch(/feed\.xml|\/blog\/7/);
  expect((await request(`${base}/feed.xml/data.json`)).status).toBe(404);
  expect((await request('/feed.xml/')).headers.location).toBe('/feed.xml');
});

it('both are composed again in the background when they are stale', async () => {
  const { request, clock, recompose, compose, apps, blog } = await setUp();
  await request('/blog/7');
  expect(recompose).not.toHaveBeenCalled();
  clock.time += BLOG_REVALIDATE * 1000 + 1;
  const feed = { path: '/feed.xml', pattern: '/feed.xml', kind: 'resource' as const };
  recompose.mockImplementation(() =>
    compose(apps.shell, blog, [{ ...feed, contentType: feedType, text: '<rss>New</rss>' }]),
  );
  expect((await request('/feed.xml')).body.toString()).toBe(FEED);
  await vi.waitFor(async () =>
    expect((await request('/feed.xml')).body.toString()).toBe('<rss>New</rss>'),
  );
  await request('/blog/7');
  await vi.waitFor(() => expect(recompose).toHaveBeenCalledTimes(2));
  expect(recompose.mock.calls.map(([{ paths }]) => paths)).toEqual([['/feed.xml'], ['/blog/7']]);
});
