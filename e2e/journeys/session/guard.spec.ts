import { admin, adminAssets, signIn, isBannerShown } from '../../fixtures/accounts/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

test('an admin gets the tool after the check, and not-found once signed out', async ({ page }) => {
  const roleQueries: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/user_roles')) roleQueries.push(new URL(request.url()));
  });
  await signIn(page, admin);
  await expect(page).toHaveURL(/\/seo-dashboard$/);
  await expect(page.locator('main [data-app="mfe-admin"] h1')).toBeVisible();
  const query = roleQueries[0]?.searchParams;
  expect(query?.get('select')).toBe('role');
  expect(query?.get('user_id')).toMatch(/^eq\.[0-9a-f-]{36}$/);
  expect(query?.get('role')).toBe('eq.admin');
  const cookies = await page.context().cookies();
  const guard = cookies.find(({ name }) => name.includes('talent_guard'));
  expect(guard).toMatchObject({ httpOnly: true, sameSite: 'Strict' });

  // The title is the tool's own, also when its code is there already.
  const title = await page.title();
  expect(title).not.toContain('not found');
  await page.getByRole('link', { name: 'Back to Site' }).click();
  await expect(page.locator('main [data-app="mfe-marketing"] h1')).toBeVisible();
  const staffView = page.getByRole('main').getByRole('link', { name: 'Staff view' });
  await expect(staffView).toHaveAttribute('href', '/weekly-ai-jobs-report');
  await page.goBack();
  await expect(page.locator('main [data-app="mfe-admin"] h1')).toBeVisible();
  await expect(page).toHaveTitle(title);

  const reloaded = await page.reload();
  expect(reloaded?.status()).toBe(200);
  await expect(page.locator('main [data-app="mfe-admin"] h1')).toBeVisible();
  // The browser has the files for as long as the checked role is trusted.
  const used = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.includes('/assets/mfe-admin/') && name.endsWith('.js'))
      .map(({ name, transferSize }) => ({ name, transferSize })),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter(({ transferSize }) => transferSize > 0)).toEqual([]);

  await page.evaluate(() => {
    const note = () => {
      if (document.body.innerText.includes('Oops! Page not found'))
        Object.assign(window, { hasShownNotFound: true });
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });
  await isBannerShown(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  expect(await page.evaluate(() => 'hasShownNotFound' in window)).toBe(false);
  const [file = ''] = await adminAssets();
  await expect
    .poll(async () => (await page.request.get(file)).status(), { message: 'the cookie is gone' })
    .toBe(404);
  const statusInBrowser = (url: string) =>
    page.evaluate(async (address) => (await fetch(address)).status, url);
  await expect
    .poll(() => statusInBrowser(used[0]?.name ?? ''), { message: 'the browser has no file left' })
    .toBe(404);
  expect((await page.goto('/seo-dashboard'))?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});
