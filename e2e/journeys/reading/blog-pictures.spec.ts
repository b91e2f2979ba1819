import { composePages } from '../../fixtures/rows/compose-pages.ts';
import { addPost } from '../../fixtures/rows/blog-posts.ts';
import { changeRows, storedRows } from '../../fixtures/rows/stored-rows.ts';
import { testSlug } from '../../fixtures/rows/test-slug.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Page } from '@playwright/test';

const blog = '/ai-hiring-insights-blog';
const longPost = '/blog/data-leakage-in-machine-learning-projects';

const linksTo = (page: Page) =>
  page
    .locator('main :is(h2, h3) > a[href^="/blog/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every article has a cover in the list and on its page, and its figures are drawn', async ({
    page,
  }) => {
    await page.goto(blog);
    await expect(page.locator('main :is(article, li) > svg.mark-picture')).toHaveCount(9);
    for (const path of await linksTo(page)) {
      await page.goto(path);
      const cover = page.locator('main figure:has(> svg.mark-picture)').first();
      await expect(cover.locator('figcaption'), path).not.toBeEmpty();
      const figures = page.locator('main article figure:is(.chart, .drawing)');
      expect(await figures.count(), path).toBeGreaterThanOrEqual(1);
    }
    await page.goto('/computer-vision-applications');
    await expect(page.locator('main article figure.drawing')).toHaveCount(6);
    await expect(page.locator('main article li > svg.mark-picture')).toHaveCount(6);
  });

  test('code has its colors, and no style of its own', async ({ page }) => {
    await page.goto(longPost);
    const code = page.getByRole('group', { name: 'Code: Python' }).first();
    const inks = await code
      .locator('span')
      .evaluateAll((words) => new Set(words.map((word) => getComputedStyle(word).color)).size);
    expect(inks).toBeGreaterThanOrEqual(4);
    await expect(page.locator('main [style]')).toHaveCount(0);
  });

  test('related articles are others than the previous and the next one', async ({ page }) => {
    for (const path of [longPost, '/blog/contract-or-permanent-for-ai-work']) {
      await page.goto(path);
      const hrefs = (area: string, name: string) =>
        page
          .getByRole(area === 'region' ? 'region' : 'navigation', { name })
          .locator('a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const related = await hrefs('region', 'Related articles');
      const neighbors = await hrefs('navigation', 'Previous and next article');
      expect(related).toHaveLength(3);
      expect(related.filter((href) => neighbors.includes(href))).toEqual([]);
    }
  });

  test('an article that is planned for later is nowhere until its hour @own-site', async ({
    request,
  }) => {
    const slug = testSlug('planned');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await addPost(slug, { status: 'scheduled', published_at: tomorrow });
    const paths = [`/blog/${slug}`, blog, '/feed.xml'];
    const planned = await storedRows(
      `blog_posts?select=slug&status=eq.scheduled&published_at=gt.${new Date().toISOString()}`,
    );
    try {
      expect(planned.map((row) => row['slug'])).toContain(slug);
      await composePages(request, 'mfe-blog', paths);
      const lists = await Promise.all(
        [blog, '/feed.xml', '/sitemap.xml'].map(async (path) => (await request.get(path)).text()),
      );
      for (const row of planned) {
        expect((await request.get(`/blog/${String(row['slug'])}`)).status()).toBe(404);
        for (const list of lists) expect(list).not.toContain(`/blog/${String(row['slug'])}`);
      }
      await changeRows('PATCH', `blog_posts?slug=eq.${slug}`, {
        published_at: new Date(Date.now() - 60_000).toISOString(),
      });
      await composePages(request, 'mfe-blog', paths);
      expect((await request.get(`/blog/${slug}`)).status()).toBe(200);
      expect(await (await request.get('/feed.xml')).text()).toContain(`/blog/${slug}`);
    } finally {
      await changeRows('DELETE', `blog_posts?slug=eq.${slug}`);
      await composePages(request, 'mfe-blog', paths);
    }
  });
});
