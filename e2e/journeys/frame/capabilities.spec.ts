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
  for (const path of ['/', '/ai-hiring-insights-blog', '/ai-ml-salary-data']) {
    const answer = await request.get(path);
    expect(await directive(answer, 'frame-src'), path).toBe("frame-src 'none'");
    expect(await directive(answer, 'worker-src'), path).toBe("worker-src 'none'");
    expect(await directive(answer, 'trusted-types'), path).toBe(
      'trusted-types page-content structured-data',
    );
    expect(answer.headers()['permissions-policy'], path).toContain('publickey-credentials-get=()');
  }
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

test('the staff area has a document of its own, whose policy permits the crawl', async ({
  page,
}) => {
  await signIn(page, admin);
  await expect(page).toHaveURL('/seo-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const types = await page.evaluate(() => {
    const factory: unknown = Reflect.get(window, 'trustedTypes');
    // A policy that the document does not permit cannot be made.
    return Reflect.get(Object(factory), 'createPolicy').call(factory, 'inert-html', {
      createHTML: (html: string) => html,
    }).name;
  });
  expect(types).toBe('inert-html');
});
