import type { EnginePage } from '../../fixtures/browser/engine-page.ts';
import { expect, isHydrated, openPage, headerLink } from '../../fixtures/test.ts';
import { journey, chooseEssentialOnly } from '../journey.ts';

const focused = (page: EnginePage) =>
  page.evaluate(
    () =>
      document.activeElement?.getAttribute('aria-label') ??
      document.activeElement?.textContent.trim(),
  );

journey('menu', async ({ visitor }) => {
  const { page } = visitor;
  await chooseEssentialOnly(page);
  await page.setViewportSize({ width: 600, height: 740 });
  await openPage(page, '/');
  const toggle = page.getByRole('button', { name: 'Menu' });
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const expanded = () => toggle.getAttribute('aria-expanded');
  expect(await links.count()).toBe(0);

  await toggle.click();
  await expect.poll(expanded).toBe('true');
  const names = ['About Us', 'Services', 'Salary Dashboard', 'Assessment', 'Careers', 'Blog'];
  for (const [index, name] of [...names, 'Contact Us'].entries()) {
    expect(await links.nth(index).textContent()).toBe(name);
  }
  expect(await links.count()).toBe(7);

  await page.keyboard.press('Escape');
  await expect.poll(expanded).toBe('false');
  await expect.poll(() => focused(page)).toMatch(/menu/i);

  await toggle.press('Enter');
  await expect.poll(expanded).toBe('true');
  await headerLink(page, 'Blog').click();
  await page.waitForURL(/\/ai-hiring-insights-blog$/);
  await expect.poll(expanded).toBe('false');
  expect(await visitor.messages()).toEqual([]);
});

journey('cookie consent', async ({ visitor }) => {
  const { page } = visitor;
  const banner = page.getByRole('region', { name: 'We use cookies' });
  const stored = () => page.evaluate(() => localStorage.getItem('cookies-accepted'));
  await openPage(page, '/');
  await banner.waitFor();
  expect(await stored()).toBeNull();
  await banner.getByRole('button', { name: 'Accept All Cookies' }).click();
  await banner.waitFor({ state: 'detached' });
  expect(await stored()).toBe('true');

  await page.reload();
  await isHydrated(page);
  expect(await banner.count()).toBe(0);

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await banner.waitFor();
  expect(await stored()).toBeNull();
  await banner.getByRole('button', { name: 'Essential Only' }).click();
  await banner.waitFor({ state: 'detached' });
  expect(await stored()).toBe('false');

  const other = await visitor.openTab();
  await openPage(other, '/ai-hiring-insights-blog');
  expect(await other.getByRole('region', { name: 'We use cookies' }).count()).toBe(0);
  expect(await visitor.messages()).toEqual([]);
});
