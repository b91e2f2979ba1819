import type { Page } from '@playwright/test';
import { expect, openQuietly as open, test } from '../../fixtures/test.ts';

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('the chosen theme is that of the next document before its scripts run, against the system’s, and paper is light', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/ai-ml-salary-data/data-scientist');
  expect(await ground(page)).toBe('rgb(16, 21, 26)');
  await page.getByLabel('Theme').selectOption('Light');
  expect(await ground(page)).toBe('rgb(246, 247, 245)');

  await page.getByLabel('Theme').selectOption('Dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/about-ai-talent-experts');
  expect(await ground(page)).toBe('rgb(16, 21, 26)');
  await page.emulateMedia({ media: 'print' });
  const ink = () => page.evaluate(() => getComputedStyle(document.documentElement).color);
  expect(await ink()).toBe('rgb(19, 26, 32)');
});
