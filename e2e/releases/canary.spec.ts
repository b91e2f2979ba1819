import { readCanaryStatus } from '@talent/platform/canary/canary-status';
import { startCanary } from '@talent/platform/canary/start-canary';
import { publishArtifact } from '@talent/platform/release/publish/publish';
import type { Browser, Page } from '@playwright/test';
import { buildChangedBlog, CHANGED_HEADING } from '../fixtures/sites/edited-build.ts';
import { startCollectingSite, type IsolatedSite } from '../fixtures/sites/isolated-site.ts';
import { expect, isHydrated, test } from '../fixtures/test.ts';

const blog = '/ai-hiring-insights-blog';

/** A visitor with a bucket of their own, on the home page. */
async function visitorIn(browser: Browser, site: IsolatedSite, bucket: number): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'talent_bucket', value: String(bucket), url: site.url }]);
  const page = await context.newPage();
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Accept All Cookies' }).click();
  await isHydrated(page);
  return page;
}

async function openBlog(page: Page): Promise<string> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(new RegExp(`${blog}$`));
  await isHydrated(page);
  return (await page.locator('main h1').textContent()) ?? '';
}

test('visitors of a canary get its set on every page, others get stable, and both are counted @release', async ({
  browser,
}) => {
  const site = await startCollectingSite();
  try {
    const { store, compose } = site;
    const folder = await buildChangedBlog();
    const { manifest } = await publishArtifact({ store, channel: 'stable', folder });
    const { name: app, version } = manifest;
    const wanted = { app, version, percent: 50, now: new Date() };
    await startCanary({ store, compose, ...wanted });
    await expect(async () => {
      const headers = { 'Sec-Fetch-Dest': 'document', Cookie: 'talent_bucket=0' };
      const response = await fetch(site.url + blog, { headers });
      expect(await response.text()).toContain(CHANGED_HEADING);
    }).toPass();

    const inside = await visitorIn(browser, site, 0);
    expect(await openBlog(inside)).toContain(CHANGED_HEADING);
    const served = await inside.reload();
    expect(served?.headers()['x-robots-tag']).toBeUndefined();
    await expect(inside.locator('main h1')).toContainText(CHANGED_HEADING);
    await expect(inside.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);

    const outside = await visitorIn(browser, site, 9999);
    expect(await openBlog(outside)).not.toContain(CHANGED_HEADING);

    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(site.url);
    const cookies = await stranger.context().cookies(site.url);
    const bucket = Number(cookies.find(({ name }) => name === 'talent_bucket')?.value);
    expect(bucket).toBeGreaterThanOrEqual(0);
    await stranger.goto(site.url + blog);
    const heading = stranger.locator('main h1');
    if (bucket < 5000) await expect(heading).toContainText(CHANGED_HEADING);
    else await expect(heading).not.toContainText(CHANGED_HEADING);

    // Events go out when a tab is left.
    await Promise.all([inside.goto('about:blank'), outside.goto('about:blank')]);
    await expect(async () => {
      const measures = (await readCanaryStatus(store))?.comparisons ?? [];
      const views = measures.find(({ measure }) => measure === 'views');
      expect(views?.trials.every((count) => count >= 2)).toBe(true);
      expect(views?.values).toEqual([0, 0]);
      expect(measures[0]?.values).toEqual([0, 0]);
    }).toPass();
  } finally {
    await site.close();
  }
});
