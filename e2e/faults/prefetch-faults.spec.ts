import { startIsolatedSite } from '../fixtures/sites/isolated-site.ts';
import type { IsolatedSite } from '../fixtures/sites/isolated-site.ts';
import { recordRequests } from '../fixtures/browser/requests.ts';
import { expect, isHydrated, test } from '../fixtures/test.ts';
import { startFaultProxy } from './fault-proxy.ts';
import type { Fault, FaultProxy } from './fault-proxy.ts';

// One site serves all of them.
test.describe.configure({ mode: 'default' });

let site: IsolatedSite;
let proxy: FaultProxy;

test.beforeAll(async () => {
  site = await startIsolatedSite();
  proxy = await startFaultProxy(site.url);
});

test.afterAll(async () => {
  await proxy.close();
  await site.close();
});

test.afterEach(() => proxy.heal());

for (const fault of ['404', 'corrupt'] satisfies Fault[]) {
  test(`a prefetch that fails with ${fault} shows nothing; the navigation shows the page, and a retry makes it work @release`, async ({
    page,
  }) => {
    const requests = recordRequests(page);
    proxy.spoil(/^\/assets\/mfe-blog\/.*\.js$/, fault);
    await page.goto(proxy.url, { waitUntil: 'networkidle' });
    await isHydrated(page);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
    await link.hover();
    await expect
      .poll(() => requests.some((path) => /^\/assets\/mfe-blog\/.*\.js$/.test(path)))
      .toBe(true);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

    await link.click();
    await expect(page.locator('main [data-app="mfe-blog"] h1')).toBeVisible();
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    expect(await page.evaluate(() => '__corrupted' in globalThis)).toBe(false);
    proxy.heal();
    await retry.click();
    await expect(retry).toBeHidden();
    await isHydrated(page);
  });

  test(`a navigation after a prefetch that failed with ${fault} works once the remote is back @release`, async ({
    page,
  }) => {
    const requests = recordRequests(page);
    proxy.spoil(/\/mfe-blog\/.*(\.js|data\.json)$/, fault);
    await page.goto(proxy.url, { waitUntil: 'networkidle' });
    await isHydrated(page);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
    await link.hover();
    await expect.poll(() => requests.some((path) => path.endsWith('/data.json'))).toBe(true);
    await page.waitForLoadState('networkidle');
    proxy.heal();
    await link.click();
    await expect(page.locator('main [data-app="mfe-blog"] h1')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    expect(await page.evaluate(() => '__corrupted' in globalThis)).toBe(false);
  });
}
