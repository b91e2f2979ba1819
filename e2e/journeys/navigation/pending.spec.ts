import { turnOnDataSaver } from '../../fixtures/browser/save-data.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

test('shows a spinner after 150 ms of waiting, and keeps the previous page readable', async ({
  page,
}) => {
  await turnOnDataSaver(page);
  await page.clock.install({ time: new Date('2030-01-01T00:00:00') });
  const answer = Promise.withResolvers<null>();
  await page.route('**/data.json', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await isHydrated(page);
  await page.clock.pauseAt(new Date('2030-01-01T01:00:00'));
  const asked = page.waitForRequest('**/data.json');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await asked;

  const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
  const main = page.locator('main');
  await page.clock.runFor(149);
  await expect(spinner).toHaveCount(0);
  await expect(main).not.toHaveAttribute('aria-busy');
  await page.clock.runFor(150);
  await expect(spinner).toBeVisible();
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('main [data-app="mfe-marketing"] h1')).toBeVisible();
  const header = await page.getByRole('banner').boundingBox();
  const box = await spinner.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));

  answer.resolve(null);
  await expect(page.locator('main [data-app="mfe-blog"] h1')).toBeVisible();
  await expect(spinner).toHaveCount(0);
  await expect(main).not.toHaveAttribute('aria-busy');
});
