import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { derivedSecret } from '@talent/backend/secrets/local-secrets';
import { admin, signInToStaff } from '../../fixtures/accounts/accounts.ts';
import { storedRows } from '../../fixtures/rows/stored-rows.ts';
import { startIsolatedSite } from '../../fixtures/sites/isolated-site.ts';
import { mainSite } from '../../fixtures/sites/main-site.ts';
import { expect, test } from '../../fixtures/test.ts';

test.setTimeout(120_000);

const errors = '/internal-admin-xyz123/errors';
const ofBlog = 'error_groups?app=eq.mfe-blog&kind=eq.load';

async function gatewaySecret(): Promise<string> {
  const text = await readFile(join(mainSite.dataDir, 'secrets.json'), 'utf8');
  return derivedSecret(JSON.parse(text), 'gateway').toString('base64url');
}

test('a blog that does not load at a visitor is in the errors of its team, and an admin resolves it', async ({
  browser,
}) => {
  const site = await startIsolatedSite({
    collectAnalytics: true,
    gatewaySecret: await gatewaySecret(),
  });
  const visitor = await browser.newContext({ baseURL: site.url });
  const staff = await browser.newContext({ baseURL: site.url });
  try {
    const blog = await visitor.newPage();
    await blog.route('**/assets/mfe-blog/**/*.js', (route) => route.abort());
    await blog.route('**/assets/mfe-blog/*.js', (route) => route.abort());
    await blog.goto('/ai-hiring-insights-blog');
    // Nothing is sent before the visitor agrees.
    await expect(blog.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    expect(await storedRows(ofBlog)).toEqual([]);
    await blog.getByRole('button', { name: 'Accept All Cookies' }).click();
    await expect.poll(async () => (await storedRows(ofBlog)).length, { timeout: 30_000 }).toBe(1);
    const [group] = await storedRows(ofBlog);
    expect(group).toMatchObject({
      owners: ['@talent-site/blog'],
      route: '/ai-hiring-insights-blog',
      first_version: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/) as unknown,
      visitors: 1,
    });

    const page = await staff.newPage();
    await signInToStaff(page, admin);
    // Room for every column: texts of versions differ in width.
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto(errors);
    const row = page.getByRole('row', { name: /Could not be shown: remote-network/ });
    await expect(row).toContainText(String(group?.['first_version']));
    await expect(row).toContainText('@talent-site/blog');
    await row.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${errors}/\\d+$`));
    await expect(page.getByText('/ai-hiring-insights-blog').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What happened before' })).toBeVisible();
    await page.getByRole('button', { name: 'Resolve' }).click();
    await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
    expect((await storedRows(ofBlog))[0]).toMatchObject({ status: 'resolved' });
    await page.goto(errors);
    await expect(page.getByRole('heading', { level: 1, name: 'Errors' })).toBeVisible();
    await expect(row).toHaveCount(0);
  } finally {
    await Promise.all([visitor.close(), staff.close()]);
    await site.close();
  }
});
