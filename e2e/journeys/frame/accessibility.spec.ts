import { violations } from '../../fixtures/browser/axe.ts';
import { looks } from '../../fixtures/browser/looks.ts';
import { overflow } from '../../fixtures/browser/overflow.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

// Every page is checked in one look where all pages are opened; these are the others.
const pages = ['/admin-login-xyz123', '/nothing-here'];

for (const { colorScheme, width, tag } of looks.filter(({ tag: tags }) => tags.length > 0)) {
  test.describe(`in ${colorScheme} at ${width} px`, { tag }, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    for (const path of pages) {
      test(`axe finds nothing on ${path}, and it is not wider than the window`, async ({
        page,
      }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await violations(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });
    }
  });
}

test('the menu of a narrow window works with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await isHydrated(page);
  const toggle = page.getByRole('button', { name: 'Menu' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'About Us' }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
});
