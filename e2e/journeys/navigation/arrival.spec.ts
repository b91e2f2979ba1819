import type { Page } from '@playwright/test';
import { headFacts, presentHead } from '../../fixtures/pages/page-head.ts';
import { expect, isHydrated, openPage as open, test, headerLink } from '../../fixtures/test.ts';

/** A navigation of the browser's own kind, as the address bar or a plain link makes it. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((url) => {
    window.history.pushState({ key: url }, '', url);
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: url } }));
  }, address);
}

const announcement = (page: Page) => page.locator('#floor > div > [role="status"].sr-only');

test("the skip link skips the header; a navigation moves the focus to the new page's heading or to its hash, and announces its title", async ({
  page,
}) => {
  await open(page, '/');
  await expect(announcement(page)).toHaveText('');
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(announcement(page)).toHaveText('');
  await page.evaluate(() => window.scrollTo(0, 700));
  await headerLink(page, 'Blog').focus();
  await page.keyboard.press('Enter');
  const heading = page.locator('main [data-app="mfe-blog"] h1');
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
  await expect(announcement(page)).toHaveText(await page.title());
  expect(await page.title()).toContain('Blog');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // From the heading the next stop is the page's own first link, not the header's.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)).toBe(
    true,
  );

  // A hash scrolls to its target, which gets the focus, below the fixed header.
  await goTo(page, '/ai-ml-salary-data#method');
  const target = page.locator('main #method');
  await expect(target).toBeFocused();
  await expect(announcement(page)).toHaveText(await page.title());
  await isHydrated(page);
  await expect.poll(async () => (await target.boundingBox())?.y).toBeLessThan(200);
  expect((await target.boundingBox())?.y).toBeGreaterThan(60);
});

test('back and forward restore where the page was scrolled to', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => window.scrollTo(0, 900));
  // The click itself must not scroll: the header is fixed.
  await headerLink(page, 'Blog').click();
  await expect(page.locator('main [data-app="mfe-blog"] h1')).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await expect(page.locator('main [data-app="mfe-marketing"] h1')).toBeFocused();
  await expect.poll(() => scrollDistance(page, 900)).toBeLessThanOrEqual(3);
  await page.goForward();
  await expect(page.locator('main [data-app="mfe-blog"] h1')).toBeFocused();
  await expect.poll(() => scrollDistance(page, 300)).toBeLessThanOrEqual(3);
  await page.reload();
  await isHydrated(page);
  await expect.poll(() => scrollDistance(page, 300)).toBeLessThanOrEqual(3);
});

async function scrollDistance(page: Page, from: number): Promise<number> {
  return Math.abs((await page.evaluate(() => window.scrollY)) - from);
}

test('an unknown path is the not-found page: it says so once, as a document and inside the app, searches and leads home', async ({
  page,
  trouble,
}) => {
  const said = (path: string) => trouble.messages.filter((text) => text.includes(path));
  const response = await page.goto('/there-is-nothing-here');
  expect(response?.status()).toBe(404);
  await isHydrated(page);
  await expect.poll(() => said('/there-is-nothing-here')).toHaveLength(1);
  const left = async (selector: string) => (await page.locator(selector).boundingBox())?.x;
  expect(await left('main h1')).toBe(await left('header a[href="/"]'));
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.locator('h1')).toHaveText('Vetted AI Engineers Shortlisted in 3 Days');

  await goTo(page, '/nothing-either');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeFocused();
  await expect(announcement(page)).toHaveText('Page not found | AI Talent Experts');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(Object.keys(headFacts(await presentHead(page)))).toEqual(['', 'description', 'robots']);
  await expect.poll(() => said('/nothing-either')).toHaveLength(1);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');

  await goTo(page, '/nothing-either');
  await page.getByRole('searchbox', { name: 'Search the site' }).fill('salary');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=salary');
  const results = page.locator('.found-pages a');
  await expect(results.first()).toHaveAttribute('href', '/ai-ml-salary-data');

  await page.getByRole('banner').getByRole('link', { name: 'AI Talent Experts' }).click();
  await expect(page.locator('h1')).toHaveText('Vetted AI Engineers Shortlisted in 3 Days');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('data scientist tx');
  await expect(results.first()).toHaveText(/^Data Scientist Salary in Texas/);
});
