import type { Locator, Page } from '@playwright/test';
import { overflow } from '../../fixtures/browser/overflow.ts';
import { openQuietly as open } from '../../fixtures/browser/open-quietly.ts';
import { expect, test } from '../../fixtures/test.ts';

const path = '/ai-job-market';

const share = (page: Page): Locator => page.locator('#ai-share');
const chartOf = (page: Page): Locator =>
  share(page).getByRole('application', { name: /Line chart of 2 lines/ });
const countries = (page: Page): Locator =>
  share(page).getByRole('application', { name: /9 line charts with the same axes/ });
/** The words of a chart's live region: the values under its crosshair. */
const said = (chart: Locator): Locator =>
  chart.locator('xpath=ancestor::figure[1]').locator('[aria-live="polite"]');

test('a chart is read with the keyboard alone, month by month, and the file is reached', async ({
  page,
  trouble,
}) => {
  await open(page, path);
  await chartOf(page).focus();
  await expect(said(chartOf(page))).toHaveText('Canada, June 2026: 17.4%');
  await page.keyboard.press('ArrowLeft');
  await expect(said(chartOf(page))).toHaveText('Canada, May 2026: 16.9%');
  await page.keyboard.press('ArrowDown');
  await expect(said(chartOf(page))).toHaveText('United States, May 2026: 5.6%');
  await page.keyboard.press('Home');
  await expect(said(chartOf(page))).toHaveText('United States, January 2019: 1.7%');
  await page.keyboard.press('Escape');
  await expect(chartOf(page)).toBeFocused();
  // Nine countries on equal scales, under one crosshair.
  await countries(page).focus();
  await expect(said(countries(page))).toHaveText('United States, June 2026: 5.8%');
  await page.keyboard.press('ArrowDown');
  await expect(said(countries(page))).toHaveText('Canada, June 2026: 17.4%');
  const heights = await countries(page)
    .locator('[data-row] [data-plot]')
    .evaluateAll((plots) => plots.map((plot) => Math.round(plot.getBoundingClientRect().height)));
  expect(heights).toHaveLength(9);
  expect(new Set(heights).size).toBe(1);

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Postings that state pay as CSV' }).press('Enter');
  expect((await saving).suggestedFilename()).toBe('ai-job-market-pay-transparency.csv');
  expect(trouble.messages).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('a touch shows a month that stays, and nothing scrolls sideways', async ({ page }) => {
    await open(page, path);
    const plot = chartOf(page).locator('[data-plot]');
    await plot.scrollIntoViewIfNeeded();
    const box = await plot.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) - 2, (box?.y ?? 0) + 60);
    await expect(said(chartOf(page))).toHaveText(/2026: \d/);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
