import { expect, isHydrated, test } from '../../fixtures/test.ts';

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
      expect((await page.title()).length).toBeGreaterThanOrEqual(30);
      expect((await page.title()).length).toBeLessThanOrEqual(60);
      const description = await page.getAttribute('meta[name="description"]', 'content');
      expect(description?.length).toBeGreaterThanOrEqual(120);
      expect(description?.length).toBeLessThanOrEqual(160);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toBeVisible();
      const text = await page.locator('main').innerText();
      expect(text.length).toBeGreaterThan(app === 'shell' ? 20 : 300);
      await expect(page.locator(`main [data-app="${app}"]`)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  });

  test.describe(`${path} of ${app}`, () => {
    test('hydrates without an error, a warning or a recoverable error', async ({
      page,
      trouble,
    }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await isHydrated(page);
      expect(trouble.messages).toEqual([]);
    });
  });
}

test('every page of the sitemap answers complete HTML with one h1', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(locations.length).toBeGreaterThanOrEqual(5);
  for (const location of locations) {
    const response = await request.get(new URL(location).pathname);
    expect(response.status(), location).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1[\s>]/g), location).toHaveLength(1);
    expect(html, location).toMatch(/<title[^>]*>[^<]{30,60}<\/title>/);
    expect(html, location).toContain(`href="${location}"`);
    expect(html, location).toMatch(/<meta[^>]* name="keywords" content="[^"]+"/);
  }
});

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
