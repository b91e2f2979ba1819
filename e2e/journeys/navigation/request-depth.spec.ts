import { admin, signIn } from '../../fixtures/accounts/accounts.ts';
import { refuseCookies } from '../../fixtures/browser/refuse-cookies.ts';
import { followRequestDepths } from '../../fixtures/browser/request-depths.ts';
import type { Page } from '@playwright/test';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

/** Address without origin, version and hash: `shell/start.js`. */
function plainName(url: string): string {
  const { pathname } = new URL(url);
  const [, app, file] = /^\/assets\/([^/]+)\/[^/]+\/(.+)$/.exec(pathname) ?? [];
  return app && file ? `${app}/${file.replace(/-[\w-]{8}(?=\.\w+$)/, '')}` : pathname;
}

/** The requests of a page by their depth, after it has loaded; nothing is prefetched. */
async function requestsByDepth(page: Page, path: string): Promise<string[][]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const depths = await followRequestDepths(page, session);
  await page.goto(path, { waitUntil: 'networkidle' });
  await isHydrated(page);
  const byDepth: string[][] = [];
  for (const [url, depth] of await depths()) (byDepth[depth] ??= []).push(plainName(url));
  return byDepth.map((names) => names.toSorted());
}
for (const path of ['/', '/ai-ml-salary-data', '/ai-hiring-insights-blog', '/contact-ai-recruiters']) {
  test(`x ${path}`, async ({ page }) => {
    await refuseCookies(page);
    console.log(path, JSON.stringify(await requestsByDepth(page, path), null, 1));
  });
}
test('admin', async ({ page }) => {
  await refuseCookies(page);
  await signIn(page, admin);
  await expect(page.getByRole('heading', { level: 1, name: 'SEO dashboard' })).toBeVisible();
  console.log('admin', JSON.stringify(await requestsByDepth(page, '/seo-dashboard'), null, 1));
});
