import { staffTest as test } from '../../fixtures/accounts/staff-test.ts';
import { expect } from '../../fixtures/test.ts';

test('rows of a table are cards in a narrow frame, with the names of their columns; in a wide one nothing is missing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/internal-admin-xyz123/blog');
  const table = page.getByRole('table', { name: 'Blog posts' });
  const row = table.getByRole('row').nth(1);
  await expect(row).toBeVisible();
  for (const cell of await row.getByRole('cell').all()) {
    const box = await cell.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  }
  const names = await row
    .locator('[data-label]')
    .evaluateAll((cells) =>
      cells.map((cell) => getComputedStyle(cell, '::before').content.replaceAll('"', '')),
    );
  const headers = await table.getByRole('columnheader').allTextContents();
  // A draft has no day of publishing: an empty cell has no line.
  expect(headers).toEqual(expect.arrayContaining(names));
  expect(names.slice(0, 2)).toEqual(['Status', 'Topic']);
  await row.getByRole('button', { name: /^Details: / }).press('Enter');
  const details = table.locator('.row-details');
  await expect(details).toContainText('Author');
  await expect(details).toContainText('Last saved, UTC');
  await row.getByRole('button', { name: /^Details: / }).press('Enter');
  await expect(details).toHaveCount(0);
  const scroller = table.locator('xpath=..');
  const isWide = () => scroller.evaluate((each) => each.scrollWidth > each.clientWidth);
  expect(await isWide()).toBe(false);
  // The list is still ordered by its headers.
  await table.getByRole('columnheader').getByRole('button', { name: 'Title' }).press('Enter');
  await expect(page).toHaveURL(/posts-sort=title/);

  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(row.getByRole('cell').first()).toHaveCSS('display', 'table-cell');
  expect(await isWide()).toBe(false);
});

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
