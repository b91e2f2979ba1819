import { sitemapPaths } from '../../fixtures/pages/site-pages.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Listed where they come and go: on the blog's front page and among the jobs. */
const listed = /^\/(blog|machine-learning-ai-jobs|ai-hiring-insights-blog)\/./;

test.use({ javaScriptEnabled: false });

test('the sitemap page lists exactly the pages of sitemap.xml', async ({ page, request }) => {
  const expected = (await sitemapPaths(request)).filter(
    (path) => !listed.test(path) && path !== '/sitemap',
  );
  expect(expected.length).toBeGreaterThanOrEqual(30);

  await page.goto('/sitemap');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const entries = page.locator(
    'main section:not([aria-labelledby="related-title"]) li:has(> a + p)',
  );
  const described = await entries.evaluateAll((items) =>
    items.map((item) => ({
      path: item.querySelector('a')?.getAttribute('href') ?? '',
      text: item.querySelector('p')?.textContent ?? '',
    })),
  );
  expect(described.map(({ path }) => path).sort()).toEqual(expected.sort());
  for (const { path, text } of described) expect(text.length, path).toBeGreaterThan(30);
});
