import { type IsolatedSite, shareSite } from '../fixtures/sites/isolated-site.ts';
import { BREAKS, buildChangedBlog } from '../fixtures/sites/edited-build.ts';
import { turnOnDataSaver, expect, isHydrated, test, headerLink } from '../fixtures/test.ts';
import { startFaultProxy, type Fault, type FaultProxy } from './fault-proxy.ts';

const blog = '/ai-hiring-insights-blog';
const blogScripts = /^\/assets\/mfe-blog\/.*\.js$/;

let site: IsolatedSite;
shareSite((shared) => (site = shared));
let proxy: FaultProxy;

test.beforeAll(async () => {
  proxy = await startFaultProxy(site.url);
});

test.afterAll(() => proxy.close());

test.afterEach(() => proxy.heal());

for (const fault of ['404', '500', 'hang', 'corrupt'] satisfies Fault[]) {
  test(
    `a served page whose remote answers ${fault} stays readable; a retry works`,
    { tag: fault === '404' ? [] : ['@release'] },
    async ({ page }) => {
      proxy.spoil(blogScripts, fault);
      // A hanging script holds the load event back, not the page.
      await page.goto(proxy.url + blog, { waitUntil: 'commit' });
      await expect(page.locator('main h1')).toBeVisible();
      // The footer comes after the content: with it the document is complete, styled or not.
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const text = await page.locator('main').textContent();
      const retry = page.getByRole('button', { name: 'Try again' });
      await expect(retry).toBeVisible();
      expect(await page.locator('main').textContent()).toBe(text);
      await expect(page.locator('main h1')).toBeVisible();
      expect(await page.evaluate(() => '__corrupted' in globalThis)).toBe(false);

      // The shell is usable, and other remotes are not affected.
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await headerLink(page, 'Salary Dashboard').click();
      await expect(page.locator('main [data-app="mfe-salary-tools"] h1')).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

      await page.goto(proxy.url + blog, { waitUntil: 'commit' });
      await expect(retry).toBeVisible();
      proxy.heal();
      await retry.click();
      await expect(retry).toBeHidden();
      await isHydrated(page);
    },
  );
}

const withoutCode: { name: string; files: RegExp; fault: Fault }[] = [
  ...(['404', '500', 'hang', 'corrupt'] as const).map((fault) => ({
    name: `whose scripts answer ${fault}`,
    files: blogScripts,
    fault,
  })),
  {
    name: 'whose list of files was changed',
    files: /\/closures-[\w-]{8}\.json$/,
    fault: 'corrupt',
  },
];

for (const { name, files, fault } of withoutCode) {
  test(`a remote ${name} shows a readable page; a retry works @release`, async ({ page }) => {
    await turnOnDataSaver(page);
    await page.goto(proxy.url, { waitUntil: 'networkidle' });
    await isHydrated(page);
    proxy.spoil(files, fault);
    await headerLink(page, 'Blog').click();
    await expect(page.locator('main [data-app="mfe-blog"] h1')).toBeFocused();
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    expect(await page.locator('main').innerText()).toContain(
      'Data leakage in machine learning projects',
    );
    expect(await page.evaluate(() => '__corrupted' in globalThis)).toBe(false);
    proxy.heal();
    await retry.click();
    await expect(retry).toBeHidden();
    await isHydrated(page);
    await page.getByRole('searchbox').fill('offers');
    // Another page is not told about this one.
    await headerLink(page, 'Services').click();
    await expect(page.locator('main [data-app="mfe-marketing"] h1')).toBeVisible();
    await expect(retry).toBeHidden();
  });
}

for (const [name, files] of [
  ['stylesheet', /\/mfe-blog\/.*\.css$/],
  ['data', /\/data\.json$/],
] as const) {
  test(`a remote without its ${name} is a calm panel; a retry works @release`, async ({ page }) => {
    // Nothing is there before the click: what a prefetch has fetched cannot be spoilt any more.
    await turnOnDataSaver(page);
    await page.goto(proxy.url, { waitUntil: 'networkidle' });
    await isHydrated(page);
    proxy.spoil(files, '500');
    await headerLink(page, 'Blog').click();
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    expect(await page.evaluate(() => '__corrupted' in globalThis)).toBe(false);
    // The links in the panel work: none leads to the failing part.
    const panel = page.getByRole('main').getByRole('alert');
    await expect(panel.getByRole('link', { name: 'Salary Dashboard' })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Blog' })).toHaveCount(0);
    proxy.heal();
    await retry.click();
    await expect(page.locator('main [data-app="mfe-blog"] h1')).toBeVisible();
    await expect(page.locator('main [data-app="mfe-blog"] h1')).toBeFocused();
  });
}

test('a remote that throws while rendering leaves its page readable @release', async ({ page }) => {
  await site.release(await buildChangedBlog());
  await page.addInitScript((name) => Object.assign(window, { [name]: true }), BREAKS);
  await page.goto(site.url + blog);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toBeVisible();
  await expect(page.locator('main h1')).toBeVisible();
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(300);
  await page.evaluate((name) => Reflect.deleteProperty(window, name), BREAKS);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeHidden();
  await expect(page.locator('main [data-app="mfe-blog"] h1')).toBeVisible();
  await headerLink(page, 'Salary Dashboard').click();
  await expect(page.locator('main [data-app="mfe-salary-tools"] h1')).toBeVisible();
});
