import type { Locator, Page } from '@playwright/test';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

const questions = [
  'How does your service help us hire AI engineers?',
  'What sets you apart from other agencies?',
] as const;

async function openFooter(page: Page): Promise<Locator> {
  await page.addInitScript(() => localStorage.setItem('cookies-accepted', 'false'));
  await page.goto('/');
  await isHydrated(page);
  return page.getByRole('contentinfo');
}

test('the questions work with the keyboard, one answer at a time, and stay open over a navigation', async ({
  page,
}) => {
  const footer = await openFooter(page);
  const [first, second] = await footer.getByRole('heading', { level: 3 }).getByRole('button').all();
  await first?.focus();
  await page.keyboard.press('Enter');
  await expect(footer.getByRole('region', { name: questions[0] })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(second ?? footer).toBeFocused();
  await page.keyboard.press('Space');
  await expect(footer.getByRole('region', { name: questions[1] })).toBeVisible();
  await expect(footer.getByRole('region')).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(footer.getByRole('region')).toHaveCount(0);
  await second?.click();
  await footer
    .getByRole('navigation', { name: 'Company' })
    .getByRole('link', { name: 'Blog' })
    .click();
  await expect(page.locator('main [data-app="mfe-blog"] h1')).toBeVisible();
  await expect(footer.getByRole('region', { name: questions[1] })).toBeVisible();
});
