import type { Locator, Page } from '@playwright/test';
import { overflow } from '../../fixtures/browser/overflow.ts';
import { openSalaryPage } from '../../fixtures/pages/salary-page.ts';
import { expect, test } from '../../fixtures/test.ts';

const roles = '?roles=machine-learning-engineer.data-scientist&view=trend';

const chartOf = (page: Page): Locator =>
  page.getByRole('application', { name: /Line chart of 2 lines/ });
/** The words of the chart's live region: the values under its crosshair. */
const said = (page: Page): Locator =>
  page
    .locator('figure')
    .filter({ has: chartOf(page) })
    .locator('[aria-live="polite"]');
const crosshair = (page: Page): Locator => chartOf(page).locator('svg[data-crosshair]');

test('a chart is read with the mouse, and with the keyboard alone: years to the sides, roles up and down', async ({
  page,
  trouble,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openSalaryPage(page, roles);
  // Forced colors keep lines.
  const strokes = await chartOf(page)
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke));
  expect(strokes).toHaveLength(2);
  expect(strokes).not.toContain('none');
  const plot = chartOf(page).locator('[data-plot]');
  await plot.hover({ position: { x: ((await plot.boundingBox())?.width ?? 0) - 4, y: 40 } });
  await expect(crosshair(page).locator('text')).toHaveCount(3);
  await page.mouse.move(0, 0);
  await expect(crosshair(page)).toHaveCount(0);
  const height = async () => (await chartOf(page).boundingBox())?.height;
  const before = await height();
  await chartOf(page).focus();
  await expect(said(page)).toHaveText(/^[\w ]+, \d{4}(–\d{4})?: \$\d{3},\d{3}$/);
  await expect(crosshair(page)).toHaveCount(1);
  const newest = await said(page).textContent();
  await page.keyboard.press('ArrowLeft');
  expect(await height()).toBe(before);
  await expect(said(page)).not.toHaveText(newest ?? '');
  await page.keyboard.press('End');
  await expect(said(page)).toHaveText(newest ?? '');
  const [upper] = (newest ?? '').split(',');
  await page.keyboard.press('ArrowDown');
  await expect(said(page)).not.toHaveText(new RegExp(`^${upper}`));
  await page.keyboard.press('ArrowUp');
  await expect(said(page)).toHaveText(newest ?? '');
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
  await expect(crosshair(page)).toHaveCount(0);
  await expect(chartOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Show the figures').first()).toBeFocused();
  expect(trouble.messages).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('a touch shows values that stay, and the plot has the width of its column', async ({
    page,
  }) => {
    await openSalaryPage(page, roles);
    const plot = chartOf(page).locator('[data-plot]');
    await plot.scrollIntoViewIfNeeded();
    const box = await plot.boundingBox();
    const figure = await page
      .locator('figure')
      .filter({ has: chartOf(page) })
      .boundingBox();
    expect(box?.width).toBe(figure?.width);
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) - 8, (box?.y ?? 0) + 60);
    await expect(crosshair(page).locator('text')).toHaveCount(3);
    await expect(said(page)).toHaveText(/: \$\d{3},\d{3}$/);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
