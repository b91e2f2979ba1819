import { admin, signIn } from '../../fixtures/accounts/accounts.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

type Answer = { headers(): Record<string, string> } | null;

function directive(answer: Answer, name: string): string | undefined {
  const policy = answer?.headers()['content-security-policy'] ?? '';
  return policy.split('; ').find((one) => one.startsWith(`${name} `));
}

/** Features that the home page uses, of the shell and its remote, and names that refuse nothing: hints are only sent where a site asks for them. */
const ALLOWED = ['clipboard-write'];
const isNoFeature = (name: string) => name.startsWith('ch-') || name === 'cross-origin-isolated';

test('a page may do what the shell and its remote declare and no more; one that may do more is loaded as a document', async ({
  page,
  trouble,
}) => {
  await page.goto('/');
  const { known, allowed } = await page.evaluate(() => {
    // Not in the library's types: the policy as the browser has read it.
    const policy: unknown = Reflect.get(document, 'featurePolicy');
    const call = (name: string): string[] => Reflect.get(Object(policy), name).call(policy);
    return { known: call('features'), allowed: call('allowedFeatures') };
  });
  expect(known).toContain('camera');
  expect(allowed.filter((name) => !isNoFeature(name)).sort()).toEqual(ALLOWED);

  const blog = await page.goto('/ai-hiring-insights-blog');
  expect(directive(blog, 'frame-src')).toBe("frame-src 'none'");
  expect(directive(blog, 'trusted-types')).toBe('trusted-types page-content structured-data');
  await isHydrated(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  const isSame = () => page.evaluate(() => document.documentElement.hasAttribute('data-same'));
  await page.locator('header a[href="/ai-ml-salary-data"]').first().click();
  await expect(page).toHaveURL('/ai-ml-salary-data');
  await isHydrated(page);
  expect(await isSame()).toBe(true);
  const framing = page.waitForResponse('**/ai-salary-data-api');
  await page.locator('a[href="/ai-salary-data-api"]').first().click();
  expect(directive(await framing, 'frame-src')).toBe("frame-src 'self'");
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
  expect(directive(answer, 'frame-src')).toBe("frame-src 'self'");
  expect(directive(answer, 'trusted-types')).toBe(
    'trusted-types inert-html page-content structured-data',
  );
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents.filter((url) => url.endsWith('/seo-dashboard'))).toHaveLength(1);
});
