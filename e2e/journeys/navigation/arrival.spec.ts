import type { Page } from '@playwright/test';
import { mainSite } from '../../fixtures/sites/main-site.ts';
import { recordRequests } from '../../fixtures/browser/requests.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

const blog = '/ai-hiring-insights-blog';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await isHydrated(page);
}

/** A navigation of the browser's own kind, as the address bar or a plain link makes it. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((url) => {
    window.history.pushState({ key: url }, '', url);
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: url } }));
  }, address);
}

function headerLink(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

const announcement = (page: Page) => page.locator('#floor > div > [role="status"].sr-only');

test("a navigation moves the focus to the new page's heading and announces its title", async ({
  page,
}) => {
  await open(page, '/');
  await expect(announcement(page)).toHaveText('');
  await expect(page.locator('body')).toBeFocused();
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

test('a change of the query alone moves neither focus nor scroll position, and sends no request', async ({
  page,
}) => {
  await open(page, '/');
  await headerLink(page, 'Blog').click();
  await expect(page.locator('main h1')).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 300));
  const email = page.locator('footer a[href^="mailto:"]');
  await email.evaluate((link) => link.focus({ preventScroll: true }));
  const requests = recordRequests(page);
  await goTo(page, `${blog}?topic=salary`);
  // The address changes when everything is there: by then nothing had to be asked for.
  await expect(page).toHaveURL(/topic=salary$/);
  // Pages of the header may still be fetched ahead.
  expect(requests.filter((path) => path.endsWith(`${blog}/data.json`))).toEqual([]);
  await expect(email).toBeFocused();
  expect(await scrollDistance(page, 300)).toBeLessThanOrEqual(3);
});

test('a hash scrolls to its target, which gets the focus', async ({ page }) => {
  await open(page, '/');
  await goTo(page, '/ai-ml-salary-data#method');
  const target = page.locator('main #method');
  await expect(target).toBeFocused();
  await expect(announcement(page)).toHaveText(await page.title());
  await isHydrated(page);
  // Below the fixed header, not under it.
  await expect.poll(async () => (await target.boundingBox())?.y).toBeLessThan(200);
  expect((await target.boundingBox())?.y).toBeGreaterThan(60);
});

test('the skip link skips the header without a navigation', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(announcement(page)).toHaveText('');
});

test('the not-found page gets focus and title like any page', async ({ page }) => {
  await open(page, '/');
  await goTo(page, '/there-is-nothing-here');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeFocused();
  await expect(announcement(page)).toHaveText('Page not found | AI Talent Experts');
});

test('the staff area begins with a document of its own, and its pages get focus and title like any page @own-site', async ({
  page,
}) => {
  await page.goto('/admin-login-xyz123');
  await isHydrated(page);
  await page.getByLabel('Email').fill(mainSite.adminEmail);
  await page.getByLabel('Password').fill(mainSite.adminPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const heading = page.locator('main [data-app="mfe-admin"] h1');
  // Browsers announce documents themselves.
  await expect(heading).toHaveText('SEO dashboard');
  await expect(page).toHaveTitle(/SEO/);
  await page.getByRole('link', { name: 'Account & security' }).first().click();
  await expect(heading).toHaveText('Account & security');
  await expect(heading).toBeFocused();
  await expect(announcement(page)).toHaveText(await page.title());
  // The stored session is read with the page's last scripts.
  await page.goto('/', { waitUntil: 'networkidle' });
  await isHydrated(page);
  await goTo(page, '/seo-dashboard');
  await expect(heading).toHaveText('SEO dashboard');
  await expect(page).toHaveTitle(/SEO/);
});

async function scrollDistance(page: Page, from: number): Promise<number> {
  return Math.abs((await page.evaluate(() => window.scrollY)) - from);
}
