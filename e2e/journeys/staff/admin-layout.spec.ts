import type { Page } from '@playwright/test';
import { staffTest as test } from '../../fixtures/accounts/staff-test.ts';
import { sidebarEntries } from '../../fixtures/pages/sidebar-entries.ts';
import { expect } from '../../fixtures/test.ts';

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/seo-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'SEO dashboard' })).toBeVisible();
}

async function sidebarCookie(page: Page): Promise<{ value: string; days: number } | undefined> {
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'sidebar:state');
  return cookie && { value: cookie.value, days: (cookie.expires - Date.now() / 1000) / 86_400 };
}

test('the frame lists every tool, keeps its state and works with the keyboard', async ({
  page,
  trouble,
}) => {
  await openDashboard(page);
  // The frame of the staff: nothing of the public one.
  const publicParts = page
    .getByRole('banner')
    .or(page.getByRole('contentinfo'))
    .or(page.getByRole('link', { name: 'Contact Us' }))
    .or(page.getByRole('link', { name: 'Sitemap' }))
    .or(page.getByRole('navigation', { name: 'Main' }));
  await expect(publicParts).toHaveCount(0);
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Admin Dashboard', 'SEO Dashboard']);
  const sidebar = page.getByRole('complementary', { name: 'Internal Dashboard' });
  const links = sidebar.getByRole('list', { name: /Admin Tools/ }).getByRole('link');
  await expect(links).toHaveCount(sidebarEntries.length);
  for (const [index, [path, label, subtitle]] of sidebarEntries.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', path);
    await expect(links.nth(index)).toHaveText(`${label}${subtitle}`);
  }
  const header = page.getByText('Admin Dashboard', { exact: true });
  await page.mouse.wheel(0, 300);
  await expect(header).toBeInViewport();
  expect((await sidebar.boundingBox())?.width).toBe(256);

  await page.keyboard.press('Control+b');
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(48);
  // A browser stores a cookie a moment after the page has written it.
  await expect.poll(async () => (await sidebarCookie(page))?.value).toBe('false');
  const kept = await sidebarCookie(page);
  expect(kept?.days).toBeGreaterThan(6.9);
  expect(kept?.days).toBeLessThanOrEqual(7);
  await page.reload();
  await expect(sidebar).toBeVisible();
  expect((await sidebar.boundingBox())?.width).toBe(48);
  await sidebar.getByRole('link', { name: 'Comprehensive SEO' }).focus();
  await expect(page.getByRole('tooltip', { name: 'Comprehensive SEO' })).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(256);
  await expect.poll(async () => (await sidebarCookie(page))?.value).toBe('true');

  // The palette: a post by its title, then an action, without a pointer.
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const search = palette.getByRole('combobox');
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.type('portfolio that gets');
  await expect(
    palette.getByRole('option', { name: /portfolio that gets interviews/ }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/internal-admin-xyz123\/blog\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit post' })).toBeVisible();
  await expect(breadcrumb.getByRole('listitem')).toHaveText([
    'Admin Dashboard',
    'Blog posts',
    'Edit post',
  ]);
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await page.getByRole('button', { name: 'Search tools' }).press('Enter');
  await expect(search).toBeFocused();
  await page.keyboard.type('nothing has such a name');
  await expect(palette.getByText('No results.')).toBeVisible();
  await search.fill('analyze');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'SEO dashboard' })).toBeVisible();

  // On a desktop it is beside the tool from 768 px on.
  for (const [width, isPanel] of [
    [768, false],
    [767, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(sidebar).toHaveCount(isPanel ? 0 : 1);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(sidebar).toBeHidden();
  const opener = page.getByRole('button', { name: 'Toggle sidebar' });
  await opener.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Internal Dashboard' });
  await expect(panel).toBeVisible();
  expect((await panel.boundingBox())?.width).toBeCloseTo(288);
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    // Past the last control the browser's own come, and then the first again: never the page behind.
    const where = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement === body || activeElement?.closest('dialog') !== null;
    });
    expect(where).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await page.mouse.click(350, 400);
  await expect(panel).toBeHidden();
  expect((await sidebarCookie(page))?.value).toBe('true');
  await page.getByRole('link', { name: 'Back to Site' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner')).toBeVisible();
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

/** Properties whose transition of the panel has run since the page was loaded. */
async function panelMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

async function recordPanelMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (target instanceof HTMLDialogElement) moved.push(propertyName);
    });
  });
}

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Internal Dashboard' });

test.describe('on a tablet of 820 px', () => {
  test.use({
    viewport: { width: 820, height: 1180 },
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-X810) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  });

  test('the sidebar is a panel that slides in for 0.2 s, and stands still under reduced motion', async ({
    page,
  }) => {
    await recordPanelMotion(page);
    await openDashboard(page);
    await expect(page.getByRole('complementary', { name: 'Internal Dashboard' })).toHaveCount(0);
    const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
    await toggle.click();
    await expect(panelOf(page)).toBeVisible();
    await expect.poll(() => panelMotion(page)).toEqual(['translate']);
    await expect(panelOf(page)).toHaveCSS('transition-duration', '0.2s');
    await expect.poll(async () => (await panelOf(page).boundingBox())?.x).toBe(0);
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await toggle.click();
    await expect(panelOf(page)).toHaveCSS('transition-property', 'none');
    expect((await panelOf(page).boundingBox())?.x).toBe(0);
    expect(await panelMotion(page)).toEqual(['translate']);
  });
});
