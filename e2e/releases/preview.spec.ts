import { releaseBasis } from '@talent/platform/release/live-apps';
import { promote } from '@talent/platform/release/promote';
import { startIsolatedSite } from '../fixtures/isolated-site.ts';
import { expect, isHydrated, test } from '../fixtures/test.ts';

test('a link shows a preview with its badge on every page, and the badge leads back', async ({
  page,
}) => {
  const site = await startIsolatedSite();
  try {
    const { apps: versions } = await releaseBasis(site.store, 'stable');
    const compose = () => Promise.resolve();
    await promote({ store: site.store, channel: 'next', versions, compose });

    const response = await page.goto(`${site.url}/_channel/next?to=/ai-hiring-insights-blog`);
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    const badge = page.getByRole('complementary', { name: 'Preview' });
    await expect(badge).toContainText('Preview: next');
    // The banner can be answered: the badge is not in its way.
    await page.getByRole('button', { name: 'Essential Only' }).click();
    await isHydrated(page);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About Us' })
      .click();
    await expect(page).toHaveURL(`${site.url}/about-ai-talent-experts`);
    const leave = badge.getByRole('link', { name: 'Back to the public site' });
    await expect(leave).toBeVisible();

    await leave.click();
    await expect(page).toHaveURL(`${site.url}/`);
    await isHydrated(page);
    await expect(badge).toHaveCount(0);
  } finally {
    await site.close();
  }
});
