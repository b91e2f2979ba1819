import { admin, signIn } from '../../fixtures/accounts/accounts.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

/** A directive of a page's content security policy. */
async function directive(answer: { headers(): Record<string, string> } | null, name: string) {
  const policy = answer?.headers()['content-security-policy'] ?? '';
  return policy.split('; ').find((one) => one.startsWith(`${name} `));
}

test('each page may do what the shell and its own remote declare, and no more', async ({
  request,
}) => {
  const page = await request.get('/ai-hiring-insights-blog');
  expect(await directive(page, 'frame-src')).toBe("frame-src 'none'");
  expect(await directive(page, 'trusted-types')).toBe('trusted-types page-content structured-data');
  expect(page.headers()['permissions-policy']).toContain('publickey-credentials-get=()');
  const api = await request.get('/ai-salary-data-api');
  expect(await directive(api, 'frame-src')).toBe("frame-src 'self'");
});

test('a page that may do more than the document is loaded as a document, and others are not', async ({
  page,
  trouble,
}) => {
  await page.goto('/ai-ml-salary-data');
  await isHydrated(page);
  const mark = () => page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  const isSame = () => page.evaluate(() => document.documentElement.hasAttribute('data-same'));
  await mark();
  await page.locator('header a[href="/ai-hiring-insights-blog"]').first().click();
  await expect(page).toHaveURL('/ai-hiring-insights-blog');
  expect(await isSame()).toBe(true);

  await page.goBack();
  await expect(page).toHaveURL('/ai-ml-salary-data');
  expect(await isSame()).toBe(true);
  await page.locator('a[href="/ai-salary-data-api"]').first().click();
  await expect(page).toHaveURL('/ai-salary-data-api');
  await expect(page.locator('iframe').first()).toBeAttached();
  expect(await isSame()).toBe(false);
  expect(trouble.messages).toEqual([]);
});

test('the staff area is entered by a document of its own, once', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (sent) => {
    if (sent.isNavigationRequest() && sent.frame() === page.mainFrame()) documents.push(sent.url());
  });
  const own = page.waitForResponse(
    (answer) =>
      answer.request().isNavigationRequest() && new URL(answer.url()).pathname === '/seo-dashboard',
  );
  await signIn(page, admin);
  const answer = await own;
  expect(answer.status()).toBe(200);
  expect(await directive(answer, 'frame-src')).toBe("frame-src 'self'");
  expect(await directive(answer, 'trusted-types')).toBe(
    'trusted-types inert-html page-content structured-data',
  );
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents.filter((url) => url.endsWith('/seo-dashboard'))).toHaveLength(1);
});
