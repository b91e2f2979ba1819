import { describe, expect, it } from 'vitest';
import { ABOUT, createStandardSite } from '../testing/standard-site.ts';
import { startGateway } from '../testing/start-gateway.ts';

describe('robots.txt and the sitemap', () => {
  it('list the public pages that have sitemap facts', async () => {
    const { store, apps, compose } = await createStandardSite();
    await compose(apps.shell, apps.blog, [
      { path: '/blog/caf%C3%A9-&-more', pattern: '/blog/:slug', text: 'x' },
    ]);
    const { request } = await startGateway(store);
    const { status, headers, body } = await request('/sitemap.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const xml = body.toString();
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org/,
    );
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual([
      'http://www.example.com/',
      `http://www.example.com${ABOUT}`,
      'http://www.example.com/blog/caf%C3%A9-%26-more',
      'http://www.example.com/blog/first-post',
    ]);
    expect(xml).toContain('<changefreq>weekly</changefreq><priority>0.8</priority>');
    expect(xml).not.toMatch(/admin|seo-dashboard|_not-found/);
  });

  it('leave out pages with noindex, and give the date of a change, or else the day of the composition', async () => {
    const { store, apps, compose } = await createStandardSite();
    const page = { pattern: '/blog/:slug', text: 'x' };
    await compose(apps.shell, apps.blog, [
      { ...page, path: '/blog/hidden', noindex: true },
      { ...page, path: '/blog/dated', modifiedAt: '2025-03-01T09:00:00+00:00' },
    ]);
    const { request } = await startGateway(store);
    const xml = (await request('/sitemap.xml')).body.toString();
    expect(xml).not.toContain('/blog/hidden');
    expect(xml.match(/<lastmod>/g)).toHaveLength(xml.match(/<loc>/g)?.length ?? 0);
    expect(xml).toMatch(/example.com\/<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    expect(xml).toContain(
      '<loc>http://www.example.com/blog/dated</loc><lastmod>2025-03-01T09:00:00+00:00</lastmod><changefreq>',
    );
  });

  it('leave out pages that are gone', async () => {
    const clock = { time: Date.UTC(2025, 5, 1) };
    const now = () => new Date(clock.time);
    const { store, apps, compose } = await createStandardSite(now);
    const page = { pattern: '/blog/:slug', text: 'x' };
    await compose(apps.shell, apps.blog, [
      { ...page, path: '/blog/over', status: 410 },
      { ...page, path: '/blog/ending', validUntil: '2025-06-02T00:00:00Z' },
    ]);
    const { request } = await startGateway(store, { now });
    const listed = async () => (await request('/sitemap.xml')).body.toString();
    expect(await listed()).not.toContain('/blog/over');
    expect(await listed()).toContain('/blog/ending');
    clock.time = Date.UTC(2025, 5, 2);
    expect(await listed()).not.toContain('/blog/ending');
  });

  it('allow everything and name no path but the sitemap', async () => {
    const { store } = await createStandardSite();
    const { request } = await startGateway(store);
    const { headers, body } = await request('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.toString()).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: http://www.example.com/sitemap.xml\n',
    );
  });
});

describe('the key of IndexNow', () => {
  const indexNowKey = '5f1c0ab2-IndexNow';

  it('is served where one is set, as text and for reading alone', async () => {
    const { store } = await createStandardSite();
    const { request } = await startGateway(store, { indexNowKey });
    const { status, headers, body } = await request('/5f1c0ab2-IndexNow.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body.toString()).toBe('5f1c0ab2-IndexNow');
    expect((await request('/5f1c0ab2-IndexNow.txt', { method: 'POST' })).status).toBe(405);
  });

  it('has no address where none is set, nor under another name', async () => {
    const { store } = await createStandardSite();
    const without = await startGateway(store);
    expect((await without.request('/5f1c0ab2-IndexNow.txt')).status).toBe(404);
    expect((await without.request('/null.txt')).status).toBe(404);
    const other = await startGateway(store, { indexNowKey });
    expect((await other.request('/another-key.txt')).status).toBe(404);
  });
});
