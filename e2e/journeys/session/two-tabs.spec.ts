import type { Page } from '@playwright/test';
import { admin, adminAssets, signIn } from '../../fixtures/accounts/accounts.ts';
import { recordRequests } from '../../fixtures/browser/requests.ts';
import { expect, openPage as open, test } from '../../fixtures/test.ts';

const login = '/admin-login-xyz123';

function adminTool(page: Page) {
  return page.locator('main [data-app="mfe-admin"] h1');
}

async function isClosed(page: Page): Promise<void> {
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.locator('[data-app="mfe-admin"]')).toHaveCount(0);
  await expect(page).toHaveTitle(/not found/i);
}

function isBackendCode(path: string): boolean {
  return /^\/assets\/shell\/browser-client-[\w-]{8}\.js$/.test(path);
}

/** A guarded file answers with the cookie of the guard alone. */
async function guardedFileStatus(page: Page): Promise<number> {
  const [file = ''] = await adminAssets();
  return (await page.request.get(file)).status();
}

test('tabs follow a sign-in and a sign-out in another tab', async ({ context, page }) => {
  const loginTab = await context.newPage();
  const publicTab = await context.newPage();
  await open(loginTab, login);
  await open(publicTab, '/about-ai-talent-experts');
  const publicPaths = recordRequests(publicTab);

  await signIn(page, admin);
  await expect(adminTool(page)).toBeVisible();
  await expect(loginTab.getByText(`Signed in as ${admin.email}.`)).toBeVisible();
  await expect(loginTab.getByRole('link', { name: 'Go to the staff area' })).toBeVisible();
  await expect(loginTab).toHaveURL(new RegExp(`${login}$`));
  // It had no backend code, and its public page stays as it is.
  await expect.poll(() => publicPaths.filter(isBackendCode)).toHaveLength(1);
  await expect(publicTab.locator('main [data-app="mfe-marketing"] h1')).toBeVisible();

  await loginTab.getByRole('button', { name: 'Sign out' }).click();
  await isClosed(page);
  await expect(loginTab.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await expect.poll(() => guardedFileStatus(page), { message: 'the cookie is gone' }).toBe(404);
  expect((await page.goto('/seo-dashboard'))?.status()).toBe(404);
});
