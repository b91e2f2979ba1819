import { expect, it, vi } from 'vitest';
import { publishManifest } from '../../registry/testing/publish-manifest.ts';
import { BLOG_REVALIDATE, createStandardSite } from '../testing/standard-site.ts';
import { startGateway, watchedComposer } from '../testing/start-gateway.ts';

const POST = '/blog/first-post';
const FEED = '<rss>First post</rss>';
const feedType = 'application/rss+xml; charset=utf-8';
const DATA = '/open/v1/pay.json';
const EMBED = '/open/embed/pay';
const PLAIN = '/open/plain.json';
const JSON_TYPE = 'application/json; charset=utf-8';
const figures = JSON.stringify({ records: Array.from({ length: 60 }, (_, n) => ({ n })) });
const chart =
  '<!doctype html><html lang="en"><head><title>Pay</title><style>p{color:red}</style></head>' +
  `<body>${'<p>bar</p>'.repeat(80)}</body></html>`;
/** SHA-256 of `p{color:red}`. */
const STYLE = "'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='";

/** The standard site with a feed, a number that redirects to its post, and figures and a chart for other sites. */
async function setUp() {
  const { clock, now, recompose } = watchedComposer();
  const site = await createStandardSite(now);
  const { shell, marketing, admin } = site.apps;
  const made = await site.publish({
    name: 'mfe-blog',
    patterns: ['/blog/:slug', '/feed.xml', DATA, '/open/embed/:chart', PLAIN],
    version: '2.0.0',
    route: { revalidate: BLOG_REVALIDATE },
  });
  const sharing: Readonly<Record<string, 'data' | 'embed'>> = {
    [DATA]: 'data',
    '/open/embed/:chart': 'embed',
  };
  const routes = made.routes.map((route) =>
    route.pattern === '/blog/:slug'
      ? route
      : { ...route, kind: 'resource' as const, sharing: sharing[route.pattern] },
  );
  const blog = { ...made, routes };
  await publishManifest(site.store, blog.name, blog.version, JSON.stringify(blog));
  const resource = (path: string, contentType: string, text: string, pattern = path) => ({
    ...{ path, pattern, contentType, text },
    kind: 'resource' as const,
  });
  await site.compose(shell, blog, [
    { path: POST, pattern: '/blog/:slug', text: 'First post' },
    { path: '/blog/7', pattern: '/blog/:slug', kind: 'redirect', location: POST, text: POST },
    resource('/feed.xml', feedType, FEED),
    resource(DATA, JSON_TYPE, figures),
    resource(PLAIN, JSON_TYPE, figures),
    resource(EMBED, 'text/html; charset=utf-8', chart, '/open/embed/:chart'),
  ]);
  await site.release([shell, marketing, blog, admin]);
  const started = await startGateway(site.store, { recompose, now });
  const base = `/_pages/${shell.version}/mfe-blog/${blog.version}/root`;
  return { ...site, ...started, blog, clock, recompose, base };
}

it('a resource is served unchanged with its media type; a redirect from page data keeps the query; both are revalidated and only read', async () => {
  const { request, base } = await setUp();
  const get = await request('/feed.xml?utm_source=x');
  expect([get.status, get.text]).toEqual([200, FEED]);
  expect(get.headers).toMatchObject({ 'content-type': feedType, 'cache-control': 'no-cache' });
  const head = await request('/feed.xml', { method: 'HEAD' });
  expect(head.body).toHaveLength(0);
  expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  const tag = String(get.headers.etag);
  const again = await request('/feed.xml', { headers: { 'If-None-Match': tag } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect((await request('/feed.xml', { method: 'POST' })).status).toBe(405);
  const { status, headers } = await request('/blog/7?utm_source=x&y=%20');
  expect([status, headers.location]).toEqual([301, `${POST}?utm_source=x&y=%20`]);
  expect(headers['cache-control']).toBe('no-cache');
  expect((await request('/blog/7/')).headers.location).toBe(POST);
  expect((await request('/blog/7', { method: 'POST' })).status).toBe(405);
  const data = await request(`${base}/blog/7/data.json`);
  expect([data.status, data.text]).toEqual([200, JSON.stringify({ movedTo: POST })]);
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
  expect((await request('/feed.xml')).text).toBe(FEED);
  await vi.waitFor(async () => expect((await request('/feed.xml')).text).toBe('<rss>New</rss>'));
  await request('/blog/7');
  await vi.waitFor(() => expect(recompose).toHaveBeenCalledTimes(2));
  expect(recompose.mock.calls.map(([{ paths }]) => paths)).toEqual([['/feed.xml'], ['/blog/7']]);
});

it('open figures can be read by scripts of every site, under an address that always has the newest', async () => {
  const { request } = await setUp();
  const { status, headers, body } = await request(DATA, {
    headers: { Origin: 'https://study.example' },
  });
  expect([status, body.toString()]).toEqual([200, figures]);
  expect(headers).toMatchObject({
    'content-type': JSON_TYPE,
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'ETag',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'max-age=300',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    etag: expect.stringMatching(/^"[0-9a-f]{20}"$/),
  });
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  const tag = String(headers.etag);
  const again = await request(DATA, { headers: { 'If-None-Match': tag } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers).toMatchObject({ 'access-control-allow-origin': '*', etag: tag });
  const packed = await request(DATA, { headers: { 'Accept-Encoding': 'br' } });
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    etag: `${tag.slice(0, -1)}-br"`,
  });
  // The same for every Host header and query, so that no cache can be poisoned.
  for (const [path, options] of [
    [DATA, { method: 'HEAD' }],
    [
      `${DATA}?callback=alert`,
      { headers: { Host: 'evil.example', 'X-Forwarded-Host': 'e.example' } },
    ],
  ] as const) {
    const other = await request(path, options);
    expect({ ...other.headers, date: '' }).toEqual({ ...headers, date: '' });
    expect(other.text).toBe('method' in options ? '' : figures);
  }
  const before = await request(DATA, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://study.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'if-none-match',
    },
  });
  expect([before.status, before.body.length]).toEqual([204, 0]);
  expect(before.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    'access-control-allow-headers': 'If-None-Match',
    'access-control-max-age': '86400',
  });
  const post = await request(DATA, { method: 'POST' });
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

it('none of them is a page, and pages, their data and other resources stay closed to other sites', async () => {
  const { request, base } = await setUp();
  const html = (await request('/')).text;
  expect(html).toContain('/blog/:slug');
  expect(html).not.toMatch(/feed.xml|\/open/);
  expect((await request('/sitemap.xml')).text).not.toMatch(/feed\.xml|\/blog\/7|\/open/);
  expect((await request('/feed.xml/')).headers.location).toBe('/feed.xml');
  const others = ['/open/v1/other.json', '/open/v1/..%2fpay.json', '/open/v1/pay.json/x'];
  for (const path of [...others, '/open/embed/none', `${base}/feed.xml/data.json`]) {
    expect((await request(path)).status, path).toBe(404);
  }
  for (const path of [...others, '/', POST, '/none', PLAIN, '/robots.txt']) {
    const { headers } = await request(path, { headers: { Origin: 'https://study.example' } });
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'self'");
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    expect(headers, path).not.toHaveProperty('access-control-allow-origin');
  }
  expect((await request(PLAIN, { method: 'OPTIONS' })).status).toBe(405);
  expect((await request(PLAIN)).headers['cache-control']).toBe('no-cache');
});

it('an embedded chart is the only kind of document that other sites may frame, and may do nothing else', async () => {
  const { request } = await setUp();
  const { status, headers, body } = await request(EMBED, {
    headers: { 'Sec-Fetch-Dest': 'document' },
  });
  expect([status, body.toString()]).toEqual([200, chart]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src ${STYLE}; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    'cross-origin-resource-policy': 'cross-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cache-control': 'max-age=300',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  for (const name of ['set-cookie', 'x-frame-options', 'access-control-allow-origin']) {
    expect(headers, name).not.toHaveProperty(name);
  }
  for (const method of ['OPTIONS', 'POST']) {
    const refused = await request(EMBED, { method });
    expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD']);
  }
});
