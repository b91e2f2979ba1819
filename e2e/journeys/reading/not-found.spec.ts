import { expect, isHydrated, test, watchTrouble } from '../../fixtures/test.ts';

test('an unknown path answers the not-found page and logs the path', async ({ page }) => {
  const trouble = watchTrouble(page);
  const response = await page.goto('/there-is-nothing-here');
  expect(response?.status()).toBe(404);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await isHydrated(page);
  await expect
    .poll(() => trouble.messages.filter((text) => text.includes('/there-is-nothing-here')))
    .toHaveLength(1);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('h1')).toHaveText('Vetted AI Engineers Shortlisted in 3 Days');
});

test('an unknown path inside the app shows the same page', async ({ page }) => {
  const trouble = watchTrouble(page);
  await page.goto('/');
  await isHydrated(page);
  await page.evaluate(() => {
    window.history.pushState({}, '', '/nothing-either');
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect
    .poll(() => trouble.messages.filter((text) => text.includes('/nothing-either')))
    .toHaveLength(1);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.locator('h1')).toHaveText('Vetted AI Engineers Shortlisted in 3 Days');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
});

test('the page begins where the header begins, and searches the articles', async ({ page }) => {
  await page.goto('/there-is-nothing-here');
  await isHydrated(page);
  const left = async (selector: string) => (await page.locator(selector).boundingBox())?.x;
  expect(await left('main h1')).toBe(await left('header a[href="/"]'));
  await page.getByRole('searchbox', { name: 'Search the articles' }).fill('salary');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ai-hiring-insights-blog?q=salary');
  await expect(
    page
      .locator('main')
      .getByText(/for “salary”/)
      .first(),
  ).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('its search answers with a page', async ({ page }) => {
    await page.goto('/there-is-nothing-here');
    await page.getByRole('searchbox', { name: 'Search the articles' }).fill('salary');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/functions/v1/blog-search?q=salary');
    await expect(page.getByRole('link', { name: /salary/i }).first()).toBeVisible();
  });
});
