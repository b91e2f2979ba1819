import type { Page } from '@playwright/test';
import { staffTest as test, openTool } from '../../fixtures/accounts/staff-accounts.ts';
import { expect } from '../../fixtures/test.ts';

test('the palette finds a post by its title, without a pointer, and the frame leads back to the site', async ({
  page,
  trouble,
}) => {
  await openTool(page, '/seo-dashboard', 'SEO dashboard');
  // The palette: a post by its title, without a pointer.
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('portfolio that gets');
  await expect(
    palette.getByRole('option', { name: /portfolio that gets interviews/ }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/internal-admin-xyz123\/blog\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit post' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Site' }).click();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  // Styles that are fetched ahead for other pages are not used on this one, and Chromium says so.
  const isAhead = (message: string) => /was preloaded using link preload/.test(message);
  expect(trouble.messages.filter((message) => !isAhead(message))).toEqual([]);
});

/** Records, frame by frame, which headings of a page and which outline of a tool were to be seen. */
async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility({ visibilityProperty: true })) seen.push(heading.innerText);
      if (document.querySelector('[data-outline]')) seen.push('outline');
      requestAnimationFrame(look);
    };
    look();
  });
}

async function framesOf(page: Page): Promise<string[]> {
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  return [...new Set(seen)];
}

test('an admin whose guard cookie is gone sees the outline of a tool, someone signed out only the not-found page', async ({
  page,
  context,
  trouble,
}) => {
  await openTool(page, '/seo-dashboard', 'SEO dashboard');
  await recordFrames(page);
  await context.clearCookies({ name: /talent_guard/ });
  expect((await page.goto('/security-dashboard'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Security dashboard' })).toBeVisible();
  expect(await framesOf(page)).toEqual(['outline', 'Security dashboard']);
  expect(trouble.messages.filter((message) => message.includes('no page at'))).toEqual([]);

  // With the cookie the outline is in the served page.
  const served = page.request.get('/security-dashboard');
  expect(await (await served).text()).toContain('data-outline');

  await context.clearCookies({ name: /talent_guard/ });
  await page.evaluate(() => localStorage.removeItem('talent-session'));
  expect((await page.goto('/security-dashboard'))?.status()).toBe(404);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await framesOf(page)).toEqual(['Oops! Page not found']);
});
