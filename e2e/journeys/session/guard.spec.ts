import {
  admin,
  adminAssets,
  signIn,
  signUp,
  isBannerShown,
} from '../../fixtures/accounts/accounts.ts';
import { hiddenNames } from '../../fixtures/pages/guarded-paths.ts';
import { expect, test } from '../../fixtures/test.ts';

test('an account without the role gets the not-found page, no file', async ({ page, request }) => {
  const visitor = await signUp(request, 'visitor');
  await signIn(page, visitor);
  await expect(page.getByText('This account has no access to the staff area.')).toBeVisible();
  const requested: string[] = [];
  page.on('request', (sent) => requested.push(`${sent.method()} ${sent.url()}`));
  const answers: Promise<string>[] = [];
  // Fonts have no text.
  page.on('response', (response) => answers.push(response.text().catch(() => '')));
  const staffView = page.getByRole('main').getByRole('link', { name: 'Staff view' });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(staffView).toHaveCount(0);
  await page.goto('/seo-dashboard');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect.poll(() => requested.some((url) => url.includes('/user_roles'))).toBe(true);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  expect(requested.filter((url) => url.includes('mfe-admin'))).toEqual([]);
  const sent = (await Promise.all(answers)).join('\n');
  expect(sent.length).toBeGreaterThan(100_000);
  expect(hiddenNames.filter((name) => sent.includes(name))).toEqual([]);
  // The browser's own check ended it: the gateway was not even asked, only told to end any cookie.
  expect(requested.filter((sent) => /^POST .*\/_guard$/.test(sent))).toEqual([]);

  const guard = await request.post('/_guard', {
    headers: {
      authorization: `Bearer ${visitor.session.access_token}`,
      'sec-fetch-site': 'same-origin',
    },
  });
  expect(guard.status()).toBe(404);
  expect(guard.headers()['set-cookie']).toBeUndefined();
});

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
