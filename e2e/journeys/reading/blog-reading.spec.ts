import { attacks, placements } from '@talent/markdown/testing/attacks';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { copiedText } from '../../fixtures/browser/clipboard.ts';
import { addPost, changeRows, testSlug } from '../../fixtures/rows/stored-rows.ts';
import { composePages } from '../../fixtures/rows/jobs.ts';
import { openQuietly as open, expect, test, notice } from '../../fixtures/test.ts';

const blog = '/ai-hiring-insights-blog';
const longPost = '/blog/data-leakage-in-machine-learning-projects';

const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href');
const postLinks = (page: Page) => page.locator('main :is(h2, h3) > a[href^="/blog/"]');

test('a topic or search in the address shows its articles in place', async ({ page, trouble }) => {
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
  expect(trouble.messages).toEqual([]);
});

test('an article links its sections, notes and other posts', async ({ page, context, trouble }) => {
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
  const inks = await code
    .locator('span')
    .evaluateAll((words) => new Set(words.map((word) => getComputedStyle(word).color)).size);
  expect(inks).toBeGreaterThanOrEqual(4);
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
