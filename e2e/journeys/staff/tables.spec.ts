import { staffTest as test } from '../../fixtures/accounts/staff-test.ts';
import { expect } from '../../fixtures/test.ts';

test('the old rows of a table stay readable while new ones load', async ({ page }) => {
  await page.goto('/internal-admin-xyz123/blog');
  const table = page.getByRole('table', { name: 'Blog posts' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const caption = table.locator('xpath=ancestor::figure').locator('figcaption');
  const before = await caption.screenshot();
  const held = Promise.withResolvers<null>();
  await page.route('**/rest/v1/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await table.getByRole('columnheader').getByRole('button', { name: 'Title' }).press('Enter');
  const busy = page.locator('[aria-busy="true"]', { has: table });
  await expect(busy).toHaveCount(1);
  await expect(caption).toHaveCSS('box-shadow', / 0px -2px 0px 0px inset$/);
  expect((await caption.screenshot()).equals(before)).toBe(false);
  held.resolve(null);
  await expect(busy).toHaveCount(0);
});
