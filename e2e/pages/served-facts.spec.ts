import { gzipSync } from 'node:zlib';
import { createDrawer } from '@talent/platform/compose/pictures/drawer';
import { defaultSite } from '@talent/sdk/site';
import { specifiedFooterColumns, specifiedRedirects } from '@talent/testing/specification';
import { pageFacts } from '../fixtures/pages/page-facts.ts';
import { headFacts } from '../fixtures/pages/page-head.ts';
import { inkOutside, builtSocialCard } from '../fixtures/pages/picture.ts';
import { servedTest as test } from '../fixtures/pages/served-test.ts';
import { specifiedPaths } from '../fixtures/pages/specified-paths.ts';
import { expect } from '../fixtures/test.ts';
import { isTestPath } from '../fixtures/rows/stored-rows.ts';

// Read, or built, once.
test.describe.configure({ mode: 'default' });

// Facts of single pages as they are served. `served-pages.spec.ts` has what is true of every page.

const blog = '/ai-hiring-insights-blog';

/** Posts that journeys publish have the time in their address, or the week of a report, and other covers. */
const isOfSeed = (path: string) => !isTestPath(path) && !/\d{13}|ai-jobs-report/.test(path);

test('every path of the specification answers a page of its app, with the words, links and figures that it promises', async ({
  served,
}) => {
  const faults: string[] = [];
  for (const [path, facts] of Object.entries(pageFacts)) {
    const page = [...served.pages, ...served.notFound].find((each) => each.path === path);
    const found = await served.textsOf(
      page?.html ?? '',
      facts.map(([selector]) => selector),
    );
    for (const [index, [selector, expected]] of facts.entries()) {
      const texts = found[index] ?? [];
      const isTrue =
        typeof expected === 'number'
          ? texts.length === expected
          : expected instanceof RegExp || typeof expected === 'string'
            ? texts.some((text) =>
                text.match(expected instanceof RegExp ? expected : escaped(expected)),
              )
            : texts.join('\n') === expected.join('\n');
      if (!isTrue)
        faults.push(`${path} ${selector} is not ${String(expected)}: ${texts.join(' | ')}`);
    }
  }
  expect(faults).toEqual([]);

  for (const [app, paths] of Object.entries(specifiedPaths)) {
    for (const path of paths) {
      const page = served.pages.find((each) => each.path === path);
      expect(page?.html.split('<main')[1], path).toContain(`data-app="${app}"`);
    }
  }

  for (const [title, links] of specifiedFooterColumns) {
    const column = `footer nav:has(:is(h2, h3):first-child):has(a[href="${links[1]?.[1] ?? links[0][1]}"]) a`;
    const [labels, targets] = await served.textsOf(served.pages[0]?.html ?? '', [
      column,
      `${column}@href`,
    ]);
    expect(labels, title).toEqual(links.map(([label]) => label));
    expect(targets, title).toEqual(links.map(([, path]) => path));
  }
});

const escaped = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));

test('the search finds pages, roles, places and questions without a script, and its index is small', async ({
  request,
}) => {
  const found = async (words: string) => {
    const answer = await request.get(`/search?${new URLSearchParams({ q: words })}`);
    const [, results = ''] = /<div data-found="">(.*?)<\/div>/s.exec(await answer.text()) ?? [];
    return [...results.matchAll(/<a href="([^"]+)"/g)].map(([, path]) => path);
  };
  expect((await found('data scientist TX'))[0]).toBe('/ai-ml-salary-data/data-scientist/texas');
  expect((await found('what does an ML engineer earn in Austin?'))[0]).toBe(
    '/ai-ml-salary-data/machine-learning-engineer/austin-tx',
  );
  expect(await found('NYC')).toContain('/ai-ml-salary-data/data-scientist/new-york-ny');
  expect((await found('interview questions'))[0]).toBe('/ai-interview-questions');
  expect(await found('machine learning job in Austin')).toContain(
    '/machine-learning-ai-jobs/senior-machine-learning-engineer-sample',
  );
  expect(await found('upfront fees')).toContain('/ai-staffing-faq');
  expect(await found('zebra')).toEqual([]);
  const index = await request.get('/search-index.json');
  expect(gzipSync(await index.body()).length).toBeLessThan(40_000);
});

test('the 19 short paths, the files for programs, and paths without a page answer as specified', async ({
  served,
  request,
}) => {
  const manifest = await request.get('/site.webmanifest');
  const { icons } = (await manifest.json()) as { icons: { src: string }[] };
  const [linked = []] = await served.textsOf(served.pages[0]?.html ?? '', [
    'link:is([rel="icon"], [rel="apple-touch-icon"])@href',
  ]);
  const files = [
    ...linked.filter((path) => path.startsWith('/')),
    ...icons.map(({ src }) => src),
  ].toSorted();
  expect(files).toEqual([
    '/apple-touch-icon.png',
    '/favicon.ico',
    '/icon-192.png',
    '/icon-512.png',
  ]);
  for (const [path, type] of [
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'xml'],
    ['/feed.xml', 'application/rss+xml; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json'],
    ...files.map((file) => [file, 'image/'] as const),
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain(type);
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/<lastmod>/g)?.length).toBe(sitemap.match(/<loc>/g)?.length);

  const { status, apps } = (await (await request.get('/healthz')).json()) as {
    status: string;
    apps: Record<string, string>;
  };
  expect(status).toBe('ok');
  const names = ['mfe-blog', 'mfe-marketing', 'mfe-salary-tools', 'shell'];
  expect(Object.keys(apps).toSorted()).toEqual(names);
  for (const version of Object.values(apps)) expect(version).toMatch(/^\d+\.\d+\.\d+-\w{10}$/);

  expect(specifiedRedirects).toHaveLength(19);
  for (const [from, to] of specifiedRedirects) {
    for (const method of ['GET', 'HEAD']) {
      const address = `${from}?utm_source=x&b=%2F`;
      const response = await request.fetch(address, { method, maxRedirects: 0 });
      expect(response.status(), `${method} ${from}`).toBe(301);
      expect(response.headers()['location'], from).toBe(`${to}?utm_source=x&b=%2F`);
    }
  }

  for (const path of [
    '/services/no-such-service',
    '/blog/no-such-post',
    '/machine-learning-ai-jobs/no-such-job',
    '/ai-ml-salary-data/research-scientist',
    '/ai-ml-salary-data/astronaut',
  ]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    expect(response.headers()['x-robots-tag'], path).toContain('noindex');
  }

  {
    const page = served.pages.find(({ path }) => path === '/ai-job-market');
    const [[file = ''] = []] = await served.textsOf(page?.html ?? '', [
      'main a[href$=".csv"]@href',
    ]);
    const csv = await request.get(file);
    expect(csv.headers()).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="ai-job-market-ai-share.csv"',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const text = await csv.text();
    expect(text).toContain('value,ai-postings-share,ai-share,percent,US,,,2026-06,5.781,30,true');
    expect(text).toContain('value,ai-postings-share,ai-share,percent,CA,,,2025-06,4.526,30,true');
  }
});

test('a page that is listed has all meta data for search engines and shared links, and a picture; any other page has none', async ({
  served,
  request,
  baseURL,
}) => {
  const headOf = async (html: string) => {
    const elements = /<head.*?<\/head>/s.exec(html)?.[0].match(/<[^>]*data-page-head[^>]*>/g) ?? [];
    return headFacts(elements);
  };
  for (const { path, html, title, description } of served.offered) {
    const url = `${baseURL}${path}`;
    const facts = await headOf(html);
    // A title that ends in dots was cut off: a post has a shorter one for search results.
    expect(title, path).toMatch(/[^.…]$/);
    const isTitle = (fact?: string) => fact?.replaceAll('&amp;', '&') === title;
    for (const name of ['og:title', 'og:image:alt', 'twitter:title', 'twitter:image:alt'])
      expect(isTitle(facts[name]), `${path} ${name}`).toBe(true);
    expect(facts, path).toMatchObject({
      canonical: url,
      'alternate en': url,
      'alternate en-us': url,
      'alternate en-ca': url,
      'alternate x-default': url,
      'og:description': facts['description'],
      'og:type': expect.stringMatching(/^(website|article)$/),
      'og:url': url,
      'og:site_name': 'AI Talent Experts',
      'og:locale': 'en_US',
      'og:locale:alternate': 'en_CA',
      'og:image': expect.stringMatching(`^${baseURL}/_social/[0-9a-f]{32}\\.png$`),
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:description': facts['description'],
      'twitter:image': facts['og:image'],
    });
    expect(description.length, path).toBeGreaterThan(0);
    const image = await request.get(new URL(facts['og:image'] ?? '').pathname);
    expect(image.status(), path).toBe(200);
    expect(image.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const png = await image.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
  }
  const unlisted = served.pages.filter((page) => !served.indexed.includes(page));
  expect(unlisted.length).toBeGreaterThan(3);
  for (const { path, html } of [...unlisted, ...served.notFound]) {
    expect(Object.keys(await headOf(html)), path).toEqual(['', 'description', 'robots']);
    expect(served.sitemap, path).not.toContain(path);
  }
});

test('every article is in the lists, has a cover and a drawn figure, and leads to five others; the sitemap page lists exactly the pages of sitemap.xml', async ({
  served,
}) => {
  const listed = served.pages.filter(
    ({ path }) => path === blog || path.startsWith(`${blog}/page/`),
  );
  const posts = served.pages.filter(({ path }) => /^\/blog\//.test(path) && isOfSeed(path));
  const links = 'main :is(h2, h3) > a[href^="/blog/"]@href';
  const found: string[] = [];
  for (const { path, html } of listed) {
    const [own = [], covers = []] = await served.textsOf(html, [
      links,
      'main :is(article, li) > svg.mark-picture',
    ]);
    found.push(...own);
    expect(covers.length, path).toBeGreaterThanOrEqual(own.filter(isOfSeed).length);
  }
  expect(new Set(found.filter(isOfSeed))).toEqual(new Set(posts.map(({ path }) => path)));
  for (const { path, html } of posts) {
    const [cover, figures, neighbors = [], related = []] = await served.textsOf(html, [
      'main figure:has(> svg.mark-picture) figcaption',
      'main article figure:is(.chart, .drawing)',
      '[aria-label="Previous and next article"] a@href',
      '[aria-labelledby="related-title"] a@href',
    ]);
    expect(cover?.[0], path).toMatch(/\S/);
    expect(figures?.length, path).toBeGreaterThanOrEqual(1);
    expect(related, path).toHaveLength(3);
    expect(related.filter((to) => neighbors.includes(to))).toEqual([]);
  }

  // Listed where they come and go: on the blog's front page, among the jobs and on the pages of roles.
  const elsewhere =
    /^\/(blog|machine-learning-ai-jobs|ai-hiring-insights-blog|ai-ml-salary-data\/[^/]+)\/./;
  const expected = served.sitemap.filter((path) => !elsewhere.test(path) && path !== '/sitemap');
  expect(expected.length).toBeGreaterThanOrEqual(30);
  const page = served.pages.find(({ path }) => path === '/sitemap');
  const item = 'main section:not([aria-labelledby="related-title"]) li:has(> a + p)';
  const [paths = [], texts = []] = await served.textsOf(page?.html ?? '', [
    `${item} > a@href`,
    `${item} > p`,
  ]);
  expect(paths.toSorted()).toEqual(expected.toSorted());
  expect(texts.filter((text) => text.length <= 30)).toEqual([]);
});

test('no title overflows its area on the social image', { tag: '@long' }, async ({ page }) => {
  const socialCard = await builtSocialCard();
  const drawer = createDrawer(30_000);
  const sixty = 'Remote Machine Learning Teams for Canadian Banks and Insurer';
  try {
    for (const title of [
      'Pay',
      sixty,
      sixty + sixty,
      sixty.toUpperCase() + sixty.toUpperCase(),
      'word '.repeat(90),
      'Donaudampfschifffahrtsgesellschaft'.repeat(9),
      `</text><script>&"' Łódź Ångström ő`,
    ]) {
      const robots = 'index, follow' as const;
      const head = { title, description: 'd', canonicalPath: '/x', robots };
      const path = `/blog/${'long-'.repeat(40)}`;
      const png = await drawer.draw(socialCard({ head, path, site: defaultSite }));
      expect(await inkOutside(page, png), title).toEqual([]);
    }
  } finally {
    await drawer.close();
  }
});
