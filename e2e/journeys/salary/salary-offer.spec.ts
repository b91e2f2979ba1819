import type { Page } from '@playwright/test';
import { openQuietly as open, expect, test } from '../../fixtures/test.ts';
import { rowOf } from '../../fixtures/pages/salary-page.ts';

const calculator = '/ai-salary-calculator';
const rolePage = '/ai-ml-salary-data/machine-learning-engineer';

const summary = (page: Page) => page.getByRole('group', { name: 'Result so far' });
const base = (page: Page) => page.getByLabel('Base salary a year');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the result is in sight while typing, and covers no focused field', async ({ page }) => {
    await open(page, calculator);
    await base(page).tap();
    await page.keyboard.type('150k');
    await expect(summary(page)).toBeInViewport({ ratio: 1 });
    await expect(summary(page)).toContainText('$600,000');
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await coveredByBar(page)).toBeNull();
    }
    await open(page, rolePage);
    await page.locator('#offer-base').tap();
    await page.keyboard.type('150k');
    await expect(page.getByText(/^Usual for .* in the United States\.$/)).toBeInViewport({
      ratio: 1,
    });
  });
});

function coveredByBar(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const bar = document.querySelector('[aria-label="Result so far"]');
    if (!focused?.closest('form') || !bar || bar.contains(focused)) return null;
    const [control, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
    const isCovered = control.bottom > over.top + 1 && control.top < over.bottom;
    return isCovered ? `${focused.tagName} ${focused.id}` : null;
  });
}

test('the offer is in the first window of a role; its page leads to the dashboard, and that to other roles', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, rolePage);
    await expect(page.locator('#offer-base')).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('link', { name: 'Compare with other roles' }).click();
  await expect(rowOf(page, 'Machine Learning Engineer')).toHaveCount(1);
  await page.locator('#headlines').getByRole('link', { name: 'Data Scientist' }).click();
  await expect(page).toHaveURL('/ai-ml-salary-data/data-scientist');
});
