import { expect, test } from '../../fixtures/test.ts';

/** One page of each public app, and the shell's own. */
const pages = [
  { path: '/', app: 'mfe-marketing' },
  { path: '/ai-ml-salary-data', app: 'mfe-salary-tools' },
  { path: '/ai-hiring-insights-blog', app: 'mfe-blog' },
  { path: '/admin-login-xyz123', app: 'shell' },
];

for (const { path, app } of pages) {
  test.describe(`${path} of ${app}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('is complete HTML', async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('h1')).toBeVisible();
      const text = await page.locator('main').innerText();
      expect(text.length).toBeGreaterThan(app === 'shell' ? 20 : 300);
      await expect(page.locator(`main [data-app="${app}"]`)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  });
}

test('a post from the database is read and linked from the index', async ({ page }) => {
  await page.goto('/ai-hiring-insights-blog');
  const link = page.locator('main a[href^="/blog/"]').first();
  const path = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('main article h1, main h1')).toBeVisible();
});

test('the health check lists the public versions and no guarded app', async ({ request }) => {
  const health = (await (await request.get('/healthz')).json()) as {
    status: string;
    apps: Record<string, string>;
  };
  expect(health.status).toBe('ok');
  expect(Object.keys(health.apps).sort()).toEqual([
    'mfe-blog',
    'mfe-marketing',
    'mfe-salary-tools',
    'shell',
  ]);
  for (const version of Object.values(health.apps))
    expect(version).toMatch(/^\d+\.\d+\.\d+-\w{10}$/);
});
