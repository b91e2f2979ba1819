import { specifiedRedirects } from '@talent/testing/specification';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

test('inside the app each redirect replaces the history entry and keeps query and hash', async ({
  page,
}) => {
  await page.goto('/ai-hiring-insights-blog');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await isHydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const heading = page.locator('main h1');
  let last = { path: '/ai-hiring-insights-blog', title: await heading.textContent() };
  let before = '';
  for (const [from, to] of specifiedRedirects) {
    const length = await page.evaluate((path) => {
      window.history.pushState({}, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      return window.history.length;
    }, `${from}?utm_source=x#part`);
    await expect(page, from).toHaveURL(new RegExp(`${to}\\?utm_source=x#part$`));
    if (last.path !== to) await expect(heading, from).not.toHaveText(last.title ?? '');
    expect(await page.evaluate(() => window.history.length), from).toBe(length);
    before = last.path;
    last = { path: to, title: await heading.textContent() };
  }
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${before}\\?utm_source=x#part$`));
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
