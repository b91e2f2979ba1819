import { expect, it, vi } from 'vitest';
import { pageKeys } from '../../compose/page-index.ts';
import { BLOG_REVALIDATE } from '../testing/standard-site.ts';
import { startStandardGateway, watchedComposer } from '../testing/start-gateway.ts';

async function setUp() {
  const { clock, now, recompose } = watchedComposer();
  const started = await startStandardGateway({ recompose, now });
  const { shell, blog } = started.apps;
  const base = `/_pages/${shell.version}/mfe-blog/${blog.version}`;
  return { ...started, clock, recompose, base };
}

it('page data is JSON that must be revalidated, also for the versions of an open tab, which learns of newer ones', async () => {
  const { request, base, apps, publish, compose, release, status } = await setUp();
  const data = `${base}/root/blog/first-post/data.json`;
  const before = await request(data);
  expect([before.status, before.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(before.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(before.text)).toEqual({ head: {}, data: 'First post' });
  expect(before.headers['live-release']).toMatch(/^stable 1 [0-9a-f]{12}$/);
  const blog = await publish({ name: 'mfe-blog', patterns: ['/blog/:slug'], version: '2.0.0' });
  await compose(apps.shell, blog, []);
  await release([apps.shell, apps.marketing, blog, apps.admin]);
  await vi.waitFor(async () => expect(await status()).toMatchObject({ revision: 2 }));
  expect((await request('/blog/first-post')).status).toBe(404);
  expect((await request(data)).status).toBe(200);
  const again = await request(data, {
    headers: { 'If-None-Match': String(before.headers.etag) },
  });
  expect(again.status).toBe(304);
  expect(again.headers['live-release']).toMatch(/^stable 2 [0-9a-f]{12}$/);
  expect(String(again.headers['live-release']).slice(9)).not.toBe(
    String(before.headers['live-release']).slice(9),
  );
});

it('page data exists for listed pages only', async () => {
  const { request, base, store, apps } = await setUp();
  const pair = { shell: apps.shell.version, app: 'mfe-blog', version: apps.blog.version };
  await store.write(pageKeys(pair, '/blog/withdrawn').data, '{"secret":true}');
  const paths = [
    `${base}/root/blog/withdrawn/data.json`,
    `${base}/root/blog/first-post/index.html`,
    `${base}/pages.json`,
    `${base}/root/data.json`,
    `${base}/root/../pages.json`,
    `${base}/root/blog%2Ffirst-post/data.json`,
    `${base}/root/..%2F..%2F..%2F/data.json`,
    `${base}/root/blog/first-post/data.json/`.replace(/\/$/, '/x'),
    `/_pages/${apps.shell.version}/shell/${apps.shell.version}/root/_not-found/data.json`,
    '/_pages',
  ];
  for (const path of paths) expect((await request(path)).status, path).toBe(404);
});

it('page data has its page composed again in the background when it is stale', async () => {
  const { request, base, clock, recompose, apps } = await setUp();
  clock.time += BLOG_REVALIDATE * 1000 + 1;
  await request(`${base}/root/blog/first-post/data.json`);
  await vi.waitFor(() => expect(recompose).toHaveBeenCalledTimes(1));
  expect(recompose.mock.calls[0]?.[0]).toMatchObject({
    app: apps.blog,
    paths: ['/blog/first-post'],
  });
  await request(`${base}/root/blog/newer/data.json`);
  await vi.waitFor(() => expect(recompose).toHaveBeenCalledTimes(3));
  expect(recompose.mock.calls[1]?.[0]).toMatchObject({ paths: ['/blog/newer'] });
  expect(recompose.mock.calls[2]?.[0]).toMatchObject({
    app: apps.blog,
    paths: [],
    lookUpEntries: true,
  });
});
