import { expect, it } from 'vitest';
import { createTestSite, FRAMES } from '../testing/test-site.ts';
import { BLOG_APP } from '../testing/standard-site.ts';
import { startGateway } from '../testing/start-gateway.ts';

const PAGE =
  '<!doctype html>\n<html lang="en"><head><script type="application/json" id="composition-block"></script></head>' +
  '<body><div data-found=""></div></body></html>\n';

async function setUp() {
  const now = () => new Date('2026-11-22T13:14:00Z');
  const site = createTestSite(now);
  const search = await site.publish({ name: 'shell', patterns: ['/search'] });
  const marketing = await site.publish({
    name: 'mfe-marketing',
    patterns: ['/'],
    route: { sitemap: { changefreq: 'weekly', priority: 0.8 } },
  });
  const blog = await site.publish(BLOG_APP);
  const pattern = '/blog/:slug';
  await site.compose(search, search, [
    ...FRAMES,
    { path: '/search', pattern: '/search', text: '', document: PAGE },
  ]);
  await site.compose(search, marketing, [
    {
      path: '/',
      pattern: '/',
      text: 'x',
      found: { kind: 'Pages', title: 'Home & <more>', questions: ['Is pay <b>public</b>?'] },
    },
  ]);
  const posts = [
    { path: '/blog/pay', found: { kind: 'Articles', title: 'Pay in the open', words: 'ranges' } },
    { path: '/blog/hidden', noindex: true as const },
    { path: '/blog/over', found: { kind: 'Articles', title: 'Pay, over' }, status: 410 as const },
  ];
  const waiting = [
    { path: '/blog/waiting', pattern, found: { kind: 'Articles', title: 'Pay, later' } },
  ];
  await site.compose(
    search,
    blog,
    posts.map((post) => ({ pattern, text: 'x', ...post })),
    waiting,
  );
  await site.release([search, marketing, blog]);
  return startGateway(site.store, { now });
}

it('the index of the search has every page that is to be found and not over, those that wait for a visit, and questions last', async () => {
  const { request } = await setUp();
  const { status, headers, text } = await request('/search-index.json');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/json; charset=utf-8',
    'no-cache',
  ]);
  const { kinds, pages, same } = JSON.parse(text);
  expect(kinds).toEqual(['Pages', 'Articles', 'Questions']);
  expect(pages).toEqual([
    [0, 'Home & <more>', '/'],
    [1, 'Pay in the open', '/blog/pay', 'ranges'],
    [1, 'Pay, later', '/blog/waiting'],
    [2, 'Is pay <b>public</b>?', '/'],
  ]);
  expect(same).toContainEqual(['resume', 'cv', 'curriculum vitae']);
});

it('the page of the search has the results of its query without a script, as text', async () => {
  const { request } = await setUp();
  const { status, text, headers } = await request('/search?q=%20wages%20');
  expect(status).toBe(200);
  expect(text).toContain(
    '<div data-found=""><p>3 pages for “wages”</p><ol><li><a href="/blog/waiting"><span>Pay, later</span> <small>Articles</small></a></li>' +
      '<li><a href="/blog/pay"><span>Pay in the open</span> <small>Articles</small></a></li>' +
      '<li><a href="/"><span>Is pay &lt;b&gt;public&lt;/b&gt;?</span> <small>Questions</small></a></li></ol></div>',
  );
  expect((await request('/search?q=home')).headers['etag']).not.toBe(headers['etag']);
  expect((await request('/search?q=%3Cscript%3E$%26')).text).toContain(
    '<div data-found=""><p>0 pages for “&lt;script&gt;$&amp;”</p></div>',
  );
  for (const query of ['', '?q=', '?q=%20', '?other=pay']) {
    expect((await request(`/search${query}`)).text).toContain('<div data-found=""></div>');
  }
});
