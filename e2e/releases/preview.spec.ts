import { createPreviewLink } from '@talent/platform/gateway/preview/preview-link';
import { releaseBasis } from '@talent/platform/release/plan/release-basis';
import { promote } from '@talent/platform/release/promote';
import { violations } from '../fixtures/browser/axe.ts';
import { siteTest as test } from '../fixtures/sites/isolated-site.ts';
import { layoutFaults } from '../fixtures/browser/layout-faults.ts';
import { expect, isHydrated, headerLink } from '../fixtures/test.ts';

test('a signed link asks first; its button opens a preview with a badge on every page, and the badge leads back', async ({
  page,
  site,
}) => {
  const { apps: versions } = await releaseBasis(site.store, 'stable');
  const compose = () => Promise.resolve();
  await promote({ store: site.store, channel: 'next', versions, compose });

  const to = '/ai-hiring-insights-blog';
  const { trust } = site.store;
  const link = await createPreviewLink({ trust, origin: site.url, channel: 'next', to });
  const badge = page.getByRole('complementary', { name: 'Preview' });
  // The link alone shows nothing, also when it comes from another site.
  await page.setContent(`<a href="${link.url}">A link</a>`);
  await page.getByRole('link', { name: 'A link' }).click();
  const heading = page.getByRole('heading', { name: 'Open preview next', exact: true });
  await expect(heading).toBeVisible();
  for (const [colorScheme, width] of [
    ['dark', 320],
    ['light', 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    expect([...(await layoutFaults(page, width)), ...(await violations(page))]).toEqual([]);
  }
  const other = await page.context().newPage();
  await other.goto(site.url);
  await expect(other.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
  await other.close();

  const opened = page.waitForResponse(site.url + to);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(site.url + to);
  expect((await opened).headers()['x-robots-tag']).toBe('noindex');
  expect(await page.evaluate(() => document.referrer)).toBe('');
  await expect(badge).toContainText('Preview: next');
  // The banner can be answered: the badge is not in its way.
  await page.getByRole('button', { name: 'Essential Only' }).click();
  await isHydrated(page);
  await headerLink(page, 'About Us').click();
  await expect(page).toHaveURL(`${site.url}/about-ai-talent-experts`);
  const leave = badge.getByRole('button', { name: 'Leave preview' });
  await expect(leave).toBeVisible();

  await leave.click();
  await expect(page).toHaveURL(`${site.url}/`);
  await isHydrated(page);
  await expect(badge).toHaveCount(0);
});
