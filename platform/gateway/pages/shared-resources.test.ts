import { expect, it } from 'vitest';
import { publishManifest } from '../../registry/testing/publish-manifest.ts';
import { createStandardSite } from '../testing/standard-site.ts';
import { startGateway } from '../testing/start-gateway.ts';

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

/** The standard site with figures and a chart for other sites, and a resource that is not shared. */
async function setUp() {
  const site = await createStandardSite();
  const { shell, marketing, admin } = site.apps;
  const made = await site.publish({
    name: 'mfe-blog',
    patterns: ['/blog/:slug', DATA, '/open/embed/:chart', PLAIN],
    version: '2.0.0',
  });
  const sharing: Readonly<Record<string, 'data' | 'embed'>> = {
    [DATA]: 'data',
    '/open/embed/:chart': 'embed',
  };
  const open = {
    ...made,
    routes: made.routes.map((route) =>
      route.pattern.startsWith('/open')
        ? { ...route, kind: 'resource' as const, sharing: sharing[route.pattern] }
        : route,
    ),
  };
  await publishManifest(site.store, open.name, open.version, JSON.stringify(open));
  const resource = { kind: 'resource' as const, contentType: JSON_TYPE, text: figures };
  await site.compose(shell, open, [
    { path: '/blog/first-post', pattern: '/blog/:slug', text: 'First post' },
    { ...resource, path: DATA, pattern: DATA },
    { ...resource, path: PLAIN, pattern: PLAIN },
    {
      ...resource,
      path: EMBED,
      pattern: '/open/embed/:chart',
      contentType: 'text/html; charset=utf-8',
      text: chart,
    },
  ]);
  await site.release([shell, marketing, open, admin]);
  return { ...site, ...(await startGateway(site.store)) };
}

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
    expect(other.body.toString()).toBe('method' in options ? '' : figures);
  }
});

it('open figures tell a browser in advance that a script may send the ETag of its copy', async () => {
  const { request } = await setUp();
  const { status, headers, body } = await request(DATA, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://study.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'if-none-match',
    },
  });
  expect([status, body.length]).toEqual([204, 0]);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    'access-control-allow-headers': 'If-None-Match',
    'access-control-max-age': '86400',
  });
  const post = await request(DATA, { method: 'POST' });
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

it('shared resources are no pages: no sitemap, no composition, and the not-found page for other names', async () => {
  const { request } = await setUp();
  expect((await request('/sitemap.xml')).body.toString()).not.toContain('/open');
  expect((await request('/')).body.toString()).not.toContain('/open');
  const others = ['/open/v1/other.json', '/open/v1/..%2fpay.json', '/open/v1/pay.json/x'];
  for (const path of [...others, '/open/embed/none']) {
    const { status, headers } = await request(path);
    expect(status, path).toBe(404);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  }
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

it('pages, their data and other resources stay closed to other sites', async () => {
  const { request } = await setUp();
  for (const path of ['/', '/blog/first-post', '/none', PLAIN, '/robots.txt']) {
    const { headers } = await request(path, { headers: { Origin: 'https://study.example' } });
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'self'");
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    expect(headers, path).not.toHaveProperty('access-control-allow-origin');
  }
  expect((await request(PLAIN, { method: 'OPTIONS' })).status).toBe(405);
  expect((await request(PLAIN)).headers['cache-control']).toBe('no-cache');
});
