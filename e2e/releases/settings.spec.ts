import type { Page } from '@playwright/test';
import { rollbackSettings, setSettings } from '@talent/platform/release/settings/change-settings';
import { type IsolatedSite, shareSite } from '../fixtures/sites/isolated-site.ts';
import {
  turnOnDataSaver,
  expect,
  isHydrated,
  test,
  watchTrouble,
  headerLink,
} from '../fixtures/test.ts';

const post = '/blog/data-leakage-in-machine-learning-projects';
const box = (page: Page) => page.getByRole('heading', { name: 'Salary insights by email' });
const related = (page: Page) =>
  page.getByRole('region', { name: 'Related articles' }).getByRole('link');

let site: IsolatedSite;
shareSite((shared) => (site = shared));

const request = (channel: string) => ({
  store: site.store,
  channel,
  app: 'mfe-blog',
  by: 'Ada',
  at: new Date(),
});
const set = (words: string, channel = 'stable') => setSettings(request(channel), words.split(' '));

async function open(page: Page): Promise<void> {
  await page.goto(site.url + post);
  await isHydrated(page);
}

/** Until a served document has a text in its composition. The gateway's own test bounds how long that takes. */
async function untilServed(text: string): Promise<void> {
  await expect.poll(async () => (await fetch(site.url + post)).text()).toContain(text);
}
test('staff: a value changes what a page shows without a build, at once, and is rolled back; an open tab follows when it navigates @own-site @release', async ({
  page,
  context,
}) => {
  const trouble = watchTrouble(page);
  await open(page);
  await expect(box(page)).toBeVisible();
  await expect(related(page)).toHaveCount(3);
  const tab = await context.newPage();
  await turnOnDataSaver(tab);
  await tab.goto(`${site.url}/about-ai-talent-experts`);
  await isHydrated(tab);

  await set('newsletterBox=off relatedArticles=5');
  await untilServed('"newsletterBox":false');
  await open(page);
  await expect(box(page)).toHaveCount(0);
  // A loader reads this one: the article is composed again in the background.
  await expect(async () => {
    await open(page);
    await expect(related(page)).toHaveCount(5, { timeout: 1000 });
  }).toPass();

  await headerLink(tab, 'Blog').click();
  await tab.waitForURL('**/ai-hiring-insights-blog');
  await tab.locator('main a[href^="/blog/"]').first().click();
  await tab.waitForURL('**/blog/**');
  await isHydrated(tab);
  await expect(box(tab)).toHaveCount(0);

  await rollbackSettings(request('stable'));
  await expect(async () => {
    await open(page);
    await expect(box(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(trouble.messages).toEqual([]);
});
