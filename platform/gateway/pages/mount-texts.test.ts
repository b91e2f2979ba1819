import { expect, it } from 'vitest';
import { ABOUT, createStandardSite } from '../testing/standard-site.ts';
import { startGateway } from '../testing/start-gateway.ts';

const SECURITY_TXT = '/.well-known/security.txt';
const INDEX_NOW = '/5f1c0ab2-IndexNow.txt';

async function setUp() {
  const clock = { time: Date.UTC(2026, 10, 22, 13, 14) };
  const now = () => new Date(clock.time);
  const site = await createStandardSite(now);
  const { shell, blog } = site.apps;
  const start = async (options = {}) => {
    const { request } = await startGateway(site.store, { now, ...options });
    const textOf = async (path: string) => (await request(path)).text;
    return { request, textOf };
  };
  const composePosts = (...pages: { path: string }[]) =>
    site.compose(
      shell,
      blog,
      pages.map((page) => ({ pattern: '/blog/:slug', text: 'x', ...page })),
    );
  return { clock, start, composePosts };
}

it('the sitemap lists the public pages that have sitemap facts, may be indexed, and are not gone; robots.txt names no path but the sitemap', async () => {
  const { start, composePosts, clock } = await setUp();
  const hidden = { path: '/blog/hidden', noindex: true as const };
  const over = { path: '/blog/over', status: 410 as const };
  const ending = { path: '/blog/ending', validUntil: '2026-11-23T00:00:00Z' };
  const dated = { path: '/blog/dated', modifiedAt: '2025-03-01T09:00:00+00:00' };
  await composePosts({ path: '/blog/caf%C3%A9-&-more' }, hidden, over, ending, dated);
  const { request, textOf } = await start();
  const { status, headers, text: xml } = await request('/sitemap.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(xml).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org/,
  );
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual([
    'http://www.example.com/',
    `http://www.example.com${ABOUT}`,
    'http://www.example.com/blog/caf%C3%A9-%26-more',
    'http://www.example.com/blog/dated',
    'http://www.example.com/blog/ending',
    'http://www.example.com/blog/first-post',
  ]);
  // The date of a change, or else the day of the composition.
  expect(xml).toContain('/blog/dated</loc><lastmod>2025-03-01T09:00:00+00:00</lastmod>');
  expect(xml).toContain('example.com/</loc><lastmod>2026-11-22</lastmod>');
  expect(xml).toContain('<changefreq>weekly</changefreq><priority>0.8</priority>');
  const robots = await request('/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.text).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: http://www.example.com/sitemap.xml\n',
  );
  clock.time = Date.UTC(2026, 10, 23);
  expect(await textOf('/sitemap.xml')).not.toContain('/blog/ending');
});

it('security.txt names the contact and the disclosure page, and is never outdated', async () => {
  const { start, composePosts, clock } = await setUp();
  const { request, textOf } = await start();
  const { status, headers, body } = await request(SECURITY_TXT);
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body.toString()).toBe(
    'Contact: mailto:hello@example.com\n' +
      'Expires: 2027-05-21T00:00:00.000Z\n' +
      'Preferred-Languages: en\n' +
      'Canonical: http://www.example.com/.well-known/security.txt\n',
  );
  expect((await request('/.well-known/other')).status).toBe(404);
  // Five years later, with the same gateway.
  clock.time = Date.UTC(2031, 10, 22);
  expect(await textOf(SECURITY_TXT)).toContain('Expires: 2032-05-20T00:00:00.000Z\n');
  await composePosts({ path: '/responsible-disclosure' });
  const later = await start();
  expect(await later.textOf(SECURITY_TXT)).toContain(
    'Policy: http://www.example.com/responsible-disclosure\n',
  );
});

it('the key of IndexNow is served where one is set, and has no address elsewhere', async () => {
  const { start } = await setUp();
  const { request } = await start({ indexNowKey: '5f1c0ab2-IndexNow' });
  const { status, headers, body } = await request(INDEX_NOW);
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body.toString()).toBe('5f1c0ab2-IndexNow');
  for (const path of [INDEX_NOW, SECURITY_TXT, '/sitemap.xml']) {
    const refused = await request(path, { method: 'POST' });
    expect([refused.status, refused.headers.allow], path).toEqual([405, 'GET, HEAD']);
  }
  expect((await request('/another-key.txt')).status).toBe(404);
  const without = await start();
  expect((await without.request(INDEX_NOW)).status).toBe(404);
  expect((await without.request('/null.txt')).status).toBe(404);
});
