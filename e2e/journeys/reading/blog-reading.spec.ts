import { attacks, placements } from '@talent/markdown/testing/attacks';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { copiedText } from '../../fixtures/browser/clipboard.ts';
import { violations } from '../../fixtures/browser/axe.ts';
import { addPost } from '../../fixtures/rows/blog-posts.ts';
import { composePages } from '../../fixtures/rows/compose-pages.ts';
import { overflow } from '../../fixtures/browser/overflow.ts';
import { refuseCookies } from '../../fixtures/browser/refuse-cookies.ts';
import { turnOnDataSaver } from '../../fixtures/browser/save-data.ts';
import { changeRows, storedRows } from '../../fixtures/rows/stored-rows.ts';
import { testSlug } from '../../fixtures/rows/test-slug.ts';
import { notice } from '../../fixtures/pages/notice.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

const blog = '/ai-hiring-insights-blog';
const longPost = '/blog/data-leakage-in-machine-learning-projects';

async function open(page: Page, path: string): Promise<void> {
  await refuseCookies(page);
  await turnOnDataSaver(page);
  await page.goto(path);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await isHydrated(page);
}

/** The part of a query that chooses the articles whose time has come. */
const visibleNow = () =>
  `status=in.(published,scheduled)&published_at=lte.${new Date().toISOString()}`;

const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');
const postLinks = (page: Page) => page.locator('main :is(h2, h3) > a[href^="/blog/"]');
const linksTo = (page: Page) =>
  postLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every article can be reached through pages, topics and authors with addresses of their own @own-site', async ({
    page,
  }) => {
    // A post that another test publishes meanwhile moves one article to the next page: then they are read again.
    await expect(async () => {
      const rows = await storedRows(`blog_posts?select=slug&${visibleNow()}`);
      await page.goto(blog);
      await expect(page.locator('main h2').first()).toBeVisible();
      const found = await linksTo(page);
      expect(found).toHaveLength(9);
      const older = page.getByRole('link', { name: 'Older articles' });
      for (let number = 2; (await older.count()) > 0; number += 1) {
        await older.click();
        await expect(page).toHaveURL(`${blog}/page/${number}`);
        expect(await canonical(page)).toMatch(new RegExp(`${blog}/page/${number}$`));
        const before = number === 2 ? blog : `${blog}/page/${number - 1}`;
        await expect(page.locator('main a[rel="prev"]')).toHaveAttribute('href', before);
        found.push(...(await linksTo(page)));
      }
      const all = rows.map(({ slug }) => `/blog/${String(slug)}`);
      expect(found.toSorted()).toEqual(all.toSorted());
    }).toPass({ timeout: 30_000 });

    const topic = page.getByRole('navigation', { name: 'Topics' }).getByText('Careers');
    const count = Number(await topic.locator('span').textContent());
    await topic.click();
    await expect(page).toHaveURL(`${blog}/topic/careers`);
    await expect(postLinks(page)).toHaveCount(count);
    const careers = await storedRows(`blog_posts?select=slug&${visibleNow()}&topic=eq.careers`);
    expect(count).toBe(careers.length);

    await page.getByRole('link', { name: 'Editorial team' }).first().click();
    await expect(page).toHaveURL(`${blog}/author/editorial-team`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Editorial team');
    await expect(page.getByText(/We sign these articles as a team/)).toBeVisible();
    await expect(page.locator('main figure figcaption')).toHaveText(
      /^A square is an article; the filled ones are on /,
    );
    const writesOn = page.getByRole('region', { name: 'Writes about' });
    await writesOn.getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL(`${blog}/topic/careers`);
  });

  test('the search answers with a page that marks the matches', async ({ page }) => {
    await page.goto(blog);
    await page.getByLabel('Search the articles').fill('data leakage');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/functions\/v1\/blog-search\?q=data\+leakage$/);
    await expect(page.locator('mark').first()).toHaveText(/data|leakage/i);
    const quotes = await page.locator('p:has(> mark)').allTextContents();
    for (const quote of quotes) expect(quote.trim()).toMatch(/^["“‘(]?[A-Z0-9$`]/);
    await page.getByRole('link', { name: /^Data leakage in machine learning/ }).click();
    await expect(page).toHaveURL(longPost);
  });
});

test('a topic in the address shows its articles, and its own page is the canonical one', async ({
  page,
  trouble,
}) => {
  await open(page, `${blog}?topic=generative-ai`);
  await expect(page.getByRole('heading', { name: 'Articles on Generative AI' })).toBeVisible();
  await expect(postLinks(page)).toHaveCount(2);
  await expect.poll(() => canonical(page)).toMatch(/\/topic\/generative-ai$/);
  await page.getByRole('link', { name: 'Show all articles' }).click();
  await expect(page).toHaveURL(blog);
  await expect(postLinks(page)).toHaveCount(9);
  await expect.poll(() => canonical(page)).toMatch(new RegExp(`${blog}$`));
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Articles on Generative AI' })).toBeVisible();

  await page.goto(`${blog}?topic=weekly-jobs-report`);
  await expect(page.getByText(/as we publish them, newest first/)).toBeVisible();
  await page.goto(`${blog}?topic=%3Cb%3Ezebra`);
  await expect(
    page.getByText('There is no topic “<b>zebra”. All articles are below.'),
  ).toBeVisible();
  await expect(postLinks(page)).toHaveCount(9);
  expect(trouble.messages).toEqual([]);
});

test('the search shows what it finds in place, keeps it in the address, and survives a failure', async ({
  page,
  trouble,
}) => {
  await open(page, blog);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/functions/')) asked.push(request.url());
  });
  const field = page.getByLabel('Search the articles');
  await field.fill('"pay range"');
  expect(asked).toEqual([]);
  await field.press('Enter');
  await expect(page.getByText(/^\d+ articles? found for “"pay range"”$/)).toBeVisible();
  await expect(page).toHaveURL(`${blog}?q=%22pay+range%22`);
  await expect(page.locator('main mark').first()).toBeVisible();
  const results = await linksTo(page);
  await page.reload();
  await expect(page.getByText(/^\d+ articles? found/)).toBeVisible();
  await expect(field).toHaveValue('"pay range"');
  expect(await linksTo(page)).toEqual(results);
  expect(await violations(page)).toEqual([]);

  await field.fill('<script>zebra</script>');
  await field.press('Enter');
  await expect(page.getByText('Nothing found for “<script>zebra</script>”')).toBeVisible();
  expect(trouble.messages).toEqual([]);

  await page.route('**/functions/v1/blog-search**', (route) => route.abort(), { times: 1 });
  await field.fill('interview');
  await field.press('Enter');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^\d+ articles? found for “interview”$/)).toBeVisible();
});

test('a long article links to its sections, its notes and further articles', async ({
  page,
  context,
  trouble,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/mfe-blog\/.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await open(page, longPost);
  const bodies = scripts.map(async (url) => gzipSync(await (await page.request.get(url)).body()));
  const bytes = (await Promise.all(bodies)).reduce((sum, { length }) => sum + length, 0);
  // Neither the parser nor the highlighter is among them.
  expect(bytes).toBeLessThan(20_000);

  const contents = page.getByRole('navigation', { name: 'In this article' });
  const section = contents.getByRole('link', { name: 'Kind 5: duplicates' });
  await section.click();
  await expect(page).toHaveURL(/#section-kind-5-duplicates$/);
  await expect(section).toHaveAttribute('aria-current', 'location');
  await page.keyboard.press('End');
  const notes = contents.getByRole('link', { name: 'Notes and sources' });
  await expect(notes).toHaveAttribute('aria-current', 'location');
  const code = page.getByRole('group', { name: 'Code: Python' }).first();
  await expect(code.locator('span').first()).toBeVisible();
  await code.focus();
  await expect(code).toBeFocused();

  const mark = page.getByRole('link', { name: 'Footnote 1', exact: true });
  await mark.click();
  await expect(page.locator('#note-1')).toBeInViewport();
  await page
    .locator('#note-1')
    .getByRole('link', { name: /^Back to where/ })
    .click();
  await expect(mark).toBeInViewport();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(notice(page, 'Link copied')).toBeVisible();
  expect(await copiedText(page)).toBe(await canonical(page));

  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const neighbours = page.getByRole('navigation', { name: 'Previous and next article' });
  await neighbours.locator('a[rel="prev"]').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  await neighbours.locator('a[rel="next"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page.getByRole('region', { name: 'Related articles' }).locator('li')).toHaveCount(3);
  expect(trouble.messages).toEqual([]);
});

test("an author's title, text, links, pictures, code and name never run as code @own-site", async ({
  page,
  request,
  trouble,
}) => {
  const slug = testSlug('what-authors-try');
  const [script = ''] = attacks.filter((text) => text.startsWith('<script>'));
  const [handler = ''] = attacks.filter((text) => text.startsWith('<img src=x onerror='));
  const name = `${script} ${handler}`;
  await changeRows('POST', 'blog_authors', { slug, name, bio: handler, title: script });
  const body = Object.values(placements).flatMap((place) => attacks.slice(0, 12).map(place));
  await addPost(slug, {
    author: slug,
    title: handler,
    description: script,
    body: body.join('\n\n'),
  });
  const paths = [`/blog/${slug}`, blog, `${blog}/author/${slug}`, '/feed.xml'];
  try {
    await composePages(request, 'mfe-blog', paths);
    for (const path of paths.slice(0, 3)) {
      await open(page, path);
      await expect(page.locator('main')).toContainText(handler);
      expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
      const bad =
        'main :is(script, iframe, object, embed, [onerror], [onload], [onclick], [style])';
      await expect(page.locator(bad)).toHaveCount(0);
      await expect(page.locator('main a[href^="javascript:" i]')).toHaveCount(0);
      await expect(page.locator('main a[href^="data:" i]')).toHaveCount(0);
    }
    const feed = await (await request.get('/feed.xml')).text();
    expect(feed).toContain('&lt;img');
    expect(feed).not.toContain('<img');
    expect(trouble.messages.filter((message) => !/404/.test(message))).toEqual([]);
  } finally {
    await changeRows('DELETE', `blog_posts?slug=eq.${slug}`);
    await composePages(request, 'mfe-blog', paths);
  }
});

for (const path of ['/computer-vision-applications', '/machine-learning-jobs-guide']) {
  test(`${path} is a full guide`, async ({ page }) => {
    await open(page, path);
    const words = (await page.locator('main article').textContent())?.split(/\s+/) ?? [];
    expect(words.length).toBeGreaterThan(1800);
    await expect(page.getByRole('navigation', { name: 'In this guide' })).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain('"@type":"Article"');
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, { tag: colorScheme === 'dark' ? '@matrix' : [] }, () => {
    test.use({ colorScheme });

    test(
      'axe finds nothing in a list, an article and a guide, wide and narrow',
      { tag: '@long' },
      async ({ page }) => {
        for (const path of [blog, longPost, '/machine-learning-jobs-guide']) {
          await open(page, path);
          for (const width of [1280, 360]) {
            await page.setViewportSize({ width, height: 900 });
            expect(await violations(page), path).toEqual([]);
            expect(await overflow(page), path).toBeLessThanOrEqual(0);
          }
        }
      },
    );
  });
}
