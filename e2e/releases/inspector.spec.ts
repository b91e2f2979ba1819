import { retire } from '@talent/platform/release/retire';
import { staffCookie, startIsolatedSite } from '../fixtures/sites/isolated-site.ts';
import { expect, isHydrated, test } from '../fixtures/test.ts';

const path = '/ai-hiring-insights-blog';

test('the inspector lists the apps of a page, and its link opens exactly these versions @release', async ({
  page,
  trouble,
}) => {
  const site = await startIsolatedSite();
  const live = async () => (await fetch(site.url + path)).text();
  try {
    const [, version = 'none'] = /\/assets\/mfe-blog\/([^/"]+)\//.exec(await live()) ?? [];
    const [, revision = 'none'] = /"revision":(\d+)/.exec(await live()) ?? [];
    // The revision that is live, asked for by its number, is a preview. Revisions are for staff.
    const address = `${site.url}/_channel/stable.${revision}?to=${path}`;
    await page.context().addCookies([await staffCookie()]);
    await page.goto(address);
    const open = page.getByRole('button', { name: 'Open preview' });
    const response = page.waitForResponse(site.url + path);
    await open.click();
    expect((await response).headers()['x-robots-tag']).toBe('noindex');
    await page.getByRole('button', { name: 'Essential Only' }).click();
    await isHydrated(page);
    const badge = page.getByRole('complementary', { name: 'Preview' });
    await expect(badge).toContainText(`stable, revision ${revision}`);

    await page.keyboard.press('Control+Shift+Period');
    const inspector = page.getByRole('dialog', { name: 'Inspector' });
    await expect(inspector).toBeFocused();
    const blog = inspector.getByRole('region', { name: 'mfe-blog' });
    await expect(blog).toContainText(version);
    await expect(blog).toContainText(/Loaded in\d+ ms/);
    await expect(inspector.getByRole('region', { name: 'shell' })).toBeVisible();
    const link = await inspector.getByLabel('Link to this composition').inputValue();
    await page.keyboard.press('Escape');
    await expect(inspector).toHaveCount(0);

    const tool = '"name":"mfe-salary-tools"';
    await retire(site.store, 'stable', 'mfe-salary-tools');
    await expect.poll(live).not.toContain(tool);
    await page.goto(link);
    await open.click();
    await expect(page).toHaveURL(site.url + path);
    expect(await page.content()).toContain(tool);
    expect(await page.content()).toContain(`"revision":${revision},`);
    expect(trouble.messages).toEqual([]);
  } finally {
    await site.close();
  }
});
