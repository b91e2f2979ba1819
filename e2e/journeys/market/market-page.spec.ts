import type { Locator, Page } from '@playwright/test';
import { openQuietly as open, expect, test } from '../../fixtures/test.ts';

const path = '/ai-job-market';

const share = (page: Page): Locator => page.locator('#ai-share');
const chartOf = (page: Page): Locator =>
  share(page).getByRole('application', { name: /Line chart of 2 lines/ });
/** The words of a chart's live region: the values under its crosshair. */
const said = (chart: Locator): Locator =>
  chart.locator('xpath=ancestor::figure[1]').locator('[aria-live="polite"]');

test('a chart is read with keys, and its file is reached', async ({ page, trouble }) => {
  await open(page, path);
  await chartOf(page).focus();
  await expect(said(chartOf(page))).toHaveText('Canada, June 2026: 17.4%');
  await page.keyboard.press('ArrowLeft');
  await expect(said(chartOf(page))).toHaveText('Canada, May 2026: 16.9%');

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Postings that state pay as CSV' }).press('Enter');
  expect((await saving).suggestedFilename()).toBe('ai-job-market-pay-transparency.csv');
  expect(trouble.messages).toEqual([]);
});
