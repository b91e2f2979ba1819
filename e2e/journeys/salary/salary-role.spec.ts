import { openQuietly } from '../../fixtures/browser/open-quietly.ts';
import { rowOf } from '../../fixtures/pages/salary-page.ts';
import { expect, test } from '../../fixtures/test.ts';

const rolePath = '/ai-ml-salary-data/machine-learning-engineer';

test('the first chart of a role is in the first window; its page leads to the dashboard, and that to other roles', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openQuietly(page, rolePath);
    const { y = height } = (await page.locator('#levels figure').first().boundingBox()) ?? {};
    expect(y, `${width} px`).toBeLessThan(height - 100);
  }
  await page.getByRole('link', { name: 'Compare with other roles' }).click();
  await expect(rowOf(page, 'Machine Learning Engineer')).toHaveCount(1);
  await page.locator('#headlines').getByRole('link', { name: 'Data Scientist' }).click();
  await expect(page).toHaveURL('/ai-ml-salary-data/data-scientist');
});
