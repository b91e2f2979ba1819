import { specifiedRedirects } from '@talent/testing/specification';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

test('inside the app each redirect replaces the history entry and keeps query and hash', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/ai-hiring-insights-blog');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await isHydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const [from, to] of specifiedRedirects) {
    const length = await page.evaluate((path) => {
      window.history.pushState({}, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      return window.history.length;
    }, `${from}?utm_source=x#part`);
    await expect(page, from).toHaveURL(new RegExp(`${to}\\?utm_source=x#part$`));
    // A page that this release does not have yet is asked for as a document of its own.
    await expect(page.locator('main h1'), from).toBeVisible();
    expect(await page.evaluate(() => window.history.length), from).toBe(length);
    await page.goBack();
    await expect(page, from).toHaveURL(/\/ai-hiring-insights-blog$/);
    await expect(page.locator('main [data-app="mfe-blog"] h1')).toBeVisible();
    await isHydrated(page);
  }
});
