import type { Page } from '@playwright/test';
import { staffTest as test } from '../../fixtures/accounts/staff-test.ts';
import { expect } from '../../fixtures/test.ts';

/** The sidebar as the specification gives it: path, label, subtitle. */
const sidebarEntries = [
  ['/seo-dashboard', 'SEO Dashboard', 'Gemini SEO Strategy'],
  ['/comprehensive-seo-dashboard', 'Comprehensive SEO', 'Full SEO Analytics'],
  ['/authority-domination-tracker', 'Authority Tracker', 'Domain Authority'],
  ['/viral-traffic-dashboard', 'Viral Traffic', 'Traffic Strategy'],
  ['/security-dashboard', 'Security Dashboard', 'Security Monitoring'],
  ['/weekly-ai-jobs-report', 'Weekly AI Jobs', 'Job Reports'],
  ['/linkedin-posting-test', 'LinkedIn Posting', 'Auto-Post Testing'],
] as const;

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/seo-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'SEO dashboard' })).toBeVisible();
}

test('the frame lists every tool, keeps its state, is a panel on a phone and works with the keyboard', async ({
  page,
  trouble,
}) => {
  await openDashboard(page);
  const sidebar = page.getByRole('complementary', { name: 'Internal Dashboard' });
  const links = sidebar.getByRole('list', { name: /Admin Tools/ }).getByRole('link');
  await expect(links).toHaveText(
    sidebarEntries.map(([, label, subtitle]) => `${label}${subtitle}`),
  );
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await page.keyboard.press('Control+b');
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(48);
  // A browser stores a cookie a moment after the page has written it.
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(cookies).toContain('sidebar:state');
  await page.reload();
  await expect(sidebar).toBeVisible();
  expect((await sidebar.boundingBox())?.width).toBe(48);
  await sidebar.getByRole('link', { name: 'Comprehensive SEO' }).focus();
  await expect(page.getByRole('tooltip', { name: 'Comprehensive SEO' })).toBeVisible();

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

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(sidebar).toBeHidden();
  const opener = page.getByRole('button', { name: 'Toggle sidebar' });
  await opener.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Internal Dashboard' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
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
  await openDashboard(page);
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
