import { violations } from '../../fixtures/browser/axe.ts';
import { overflow } from '../../fixtures/browser/overflow.ts';
import { expect, openPage, test } from '../../fixtures/test.ts';

const guide = '/machine-learning-jobs-guide';

test('a text shows a chart of the current figures, which keys read and whose link is below it', async ({
  page,
  trouble,
}) => {
  await openPage(page, guide);
  const chart = page.getByRole('application', { name: /Ranges of 8 groups on one axis/ });
  await chart.focus();
  const figure = page.locator('figure').filter({ has: chart });
  await expect(figure.locator('[aria-live="polite"]')).toHaveText(/, Median: \$\d{3},\d{3}$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(figure.locator('[aria-live="polite"]')).toHaveText(
    /, 90th percentile: \$\d{3},\d{3}$/,
  );
  await expect(figure).toContainText('snapshot of January 19, 2025');
  const link = page.getByRole('link', {
    name: 'Pay of each role in this guide, by level and year',
  });
  await expect(link).toHaveAttribute('href', '/ai-ml-salary-data');
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  expect(trouble.messages).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the chart of a text is drawn as served', async ({ page }) => {
    await page.goto(guide);
    const picture = page.getByRole('img', { name: /Ranges of 8 groups on one axis/ });
    await expect(picture.locator('[data-row]')).toHaveCount(8);
    await expect(picture.locator('[data-row] rect[height="12"]').first()).toBeVisible();
  });
});
