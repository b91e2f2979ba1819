import { createDrawer } from '@talent/platform/compose/pictures/drawer';
import { defaultSite } from '@talent/sdk/site';
import { headFacts, presentHead, servedHead } from '../../fixtures/pages/page-head.ts';
import { inkOutside } from '../../fixtures/pages/picture.ts';
import { builtSocialCard } from '../../fixtures/pages/social-card.ts';
import { isTestPath } from '../../fixtures/rows/test-slug.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

const hidden = ['/admin-login-xyz123', '/there-is-nothing-here', '/seo-dashboard'];

test('crawlers can fetch the icons, the logo and the web manifest, and every page has a day of change', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const manifest = await request.get('/site.webmanifest');
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  const { icons } = (await manifest.json()) as { icons: { src: string }[] };
  const linked = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]* href="(\/[^"]+)"/g)];
  const paths = [...linked.map(([, path = '']) => path), ...icons.map(({ src }) => src)];
  expect(paths.sort()).toEqual([
    '/apple-touch-icon.png',
    '/favicon.ico',
    '/icon-192.png',
    '/icon-512.png',
  ]);
  for (const path of paths) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect(response.headers()['content-type']).toMatch(/^image\/(png|x-icon)$/);
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/<lastmod>/g)?.length).toBe(sitemap.match(/<loc>/g)?.length);
  const blog = await (await request.get('/ai-hiring-insights-blog')).text();
  expect(blog).toMatch(/<link [^>]*type="application\/rss\+xml"[^>]*href="[^"]+\/feed\.xml"/);
});

test('every page of the sitemap has all meta data for search engines and shared links', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  // Other journeys add posts and take them away at the same time.
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map((match) => match[1] ?? '')
    .filter((location) => !isTestPath(new URL(location).pathname));
  expect(locations.length).toBeGreaterThanOrEqual(5);
  for (const location of locations) {
    const html = await (await request.get(new URL(location).pathname)).text();
    const elements = await servedHead(page, html);
    const facts = headFacts(elements);
    const { origin } = new URL(location);
    // A title that ends in dots was cut off: a post has a shorter one for search results.
    expect(facts['og:title'], location).toMatch(/[^.…]$/);
    expect(facts, location).toMatchObject({
      robots: 'index, follow',
      canonical: location,
      'alternate en': location,
      'alternate en-us': location,
      'alternate en-ca': location,
      'alternate x-default': location,
      'og:title': /<title[^>]*>([^<]*)</.exec(html)?.[1],
      'og:description': facts['description'],
      'og:type': expect.stringMatching(/^(website|article)$/),
      'og:url': location,
      'og:site_name': 'AI Talent Experts',
      'og:locale': 'en_US',
      'og:locale:alternate': 'en_CA',
      'og:image': expect.stringMatching(`^${origin}/_social/[0-9a-f]{32}\\.png$`),
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': facts['og:title'],
      'twitter:card': 'summary_large_image',
      'twitter:title': facts['og:title'],
      'twitter:description': facts['description'],
      'twitter:image': facts['og:image'],
      'twitter:image:alt': facts['og:title'],
    });

    const image = await request.get(new URL(facts['og:image'] ?? '').pathname);
    expect(image.status(), location).toBe(200);
    expect(image.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const png = await image.body();
    expect(png.toString('latin1', 12, 16), location).toBe('IHDR');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], location).toEqual([1200, 630]);
  }
});

test('structured data is valid and refers to existing things', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const blocks = (await servedHead(page, html)).filter((element) => element.startsWith('<script'));
  const objects = blocks.map(
    (block) => JSON.parse(/>(.*)<\/script>$/s.exec(block)?.[1] ?? '') as Record<string, unknown>,
  );
  for (const object of objects) expect(object['@context']).toBe('https://schema.org');
  const graph = objects.flatMap((object) => (object['@graph'] ?? []) as Record<string, unknown>[]);
  expect(graph.map((node) => node['@type'])).toEqual([
    'WebSite',
    'Organization',
    'ProfessionalService',
    'EmploymentAgency',
  ]);
  const ids = graph.map((node) => node['@id']);
  const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)];
  expect(references).toHaveLength(3);
  for (const [, id] of references) expect(ids).toContain(id);
});

test('a page has the same head after a navigation as when served', async ({ page, request }) => {
  const blank = await page.context().newPage();
  await page.goto('/');
  await isHydrated(page);
  // A post of the seed: other journeys add posts and take them away at the same time.
  const post = page.locator('main a[href="/blog/from-data-scientist-to-ml-engineer"]').first();
  for (const link of [
    page.getByRole('banner').getByRole('link', { name: 'Salary Dashboard' }),
    page.getByRole('banner').getByRole('link', { name: 'Blog' }),
    post,
    page.getByRole('banner').getByRole('link', { name: 'AI Talent Experts' }),
  ]) {
    const path = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const served = await servedHead(blank, await (await request.get(path)).text());
    expect(served.length, path).toBeGreaterThan(20);
    await expect.poll(() => presentHead(page), path).toEqual(served);
  }
});

test('a page that is not indexed has only title, description and robots', async ({
  page,
  request,
}) => {
  for (const path of hidden) {
    const facts = headFacts(await servedHead(page, await (await request.get(path)).text()));
    expect(Object.keys(facts), path).toEqual(['', 'description', 'robots']);
    expect(facts['robots'], path).toBe('noindex, nofollow');
  }
  await page.goto('/');
  await isHydrated(page);
  await page.evaluate(() => {
    window.history.pushState({}, '', '/nothing-either');
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  expect(Object.keys(headFacts(await presentHead(page)))).toEqual(['', 'description', 'robots']);
});

test('no title overflows its area on the social image', { tag: '@long' }, async ({ page }) => {
  const socialCard = await builtSocialCard();
  const drawer = createDrawer(30_000);
  const sixty = 'Remote Machine Learning Teams for Canadian Banks and Insurer';
  const titles = [
    'Pay',
    sixty,
    sixty + sixty,
    sixty.toUpperCase() + sixty.toUpperCase(),
    'word '.repeat(90),
    'Donaudampfschifffahrtsgesellschaft'.repeat(9),
    `</text><script>&"' Łódź Ångström ő`,
  ];
  try {
    for (const title of titles) {
      const head = {
        title,
        description: 'd',
        canonicalPath: '/x',
        robots: 'index, follow',
      } as const;
      const drawing = socialCard({ head, path: `/blog/${'long-'.repeat(40)}`, site: defaultSite });
      const png = await drawer.draw(drawing);
      expect(await inkOutside(page, png), title).toEqual([]);
    }
  } finally {
    await drawer.close();
  }
});
