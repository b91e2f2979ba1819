import type { Page } from '@playwright/test';
import { staffTest as test, openTool } from '../../fixtures/accounts/staff-accounts.ts';
import { expect } from '../../fixtures/test.ts';

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
