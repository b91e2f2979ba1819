import type { Locator, Page } from '@playwright/test';
import { expect, isHydrated, test, headerLink } from '../../fixtures/test.ts';

const phone = { width: 360, height: 740 };

/** The home page in a narrow window, ready, for a visitor who has chosen about cookies. */
async function openNarrow(page: Page): Promise<Locator> {
  await page.addInitScript(() => localStorage.setItem('cookies-accepted', 'false'));
  await page.setViewportSize(phone);
  await page.goto('/');
  await isHydrated(page);
  return page.getByRole('button', { name: 'Menu' });
}

test('the menu opens, is navigated and closes with the keyboard, with a press behind it, and when the focus leaves the header', async ({
  page,
}) => {
  const toggle = await openNarrow(page);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveCount(0);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(links).toHaveText([
    'About Us',
    'Services',
    'Salary Dashboard',
    'Assessment',
    'Careers',
    'Blog',
    'Contact Us',
  ]);
  for (const link of await links.all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();

  await toggle.click();
  await page.mouse.click(20, 720);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await page.getByRole('link', { name: 'Contact Us' }).first().focus();
  await page.keyboard.press('Tab');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await toggle.click();
  await toggle.focus();
  for (const name of ['Search the site', 'AI Talent Experts']) {
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeFocused();
  }
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('a chosen link closes the menu, also that of the current page, which is marked like those of the pages below it', async ({
  page,
}) => {
  const toggle = await openNarrow(page);
  const blog = headerLink(page, 'Blog');
  await toggle.click();
  await blog.click();
  await expect(page).toHaveURL(/\/ai-hiring-insights-blog$/);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await toggle.click();
  await expect(blog).toHaveAttribute('aria-current', 'page');
  await blog.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();

  await toggle.click();
  await page.goBack();
  await expect(page.locator('main [data-app="mfe-marketing"] h1')).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto('/ai-hiring-insights-blog');
  await expect(blog).toHaveAttribute('aria-current', 'page');
  await page.locator('main a[href^="/blog/"]').first().click();
  await expect(page).toHaveURL(/\/blog\//);
  await expect(blog).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expect(blog).toHaveAttribute('aria-current', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'AI Talent Experts' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
});

// Seven links do not fit below 1024 px: the menu button is there, although mobile mode ends at 768 px.
test('below 1024 px the header shows the menu button, and an open menu closes when the window grows', async ({
  page,
}) => {
  const toggle = await openNarrow(page);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await toggle.click();
  for (const [width, hasMenu] of [
    [768, true],
    [1023, true],
    [1024, false],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await expect(toggle).toBeVisible({ visible: hasMenu });
  }
  await expect(links).toHaveCount(7);
  await expect(page.locator('html')).not.toHaveClass(/is-held/);
  await page.setViewportSize(phone);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(links).toHaveCount(0);
});

test('the page behind the open menu neither scrolls nor moves, and all of the menu can be reached in a window of 320 by 480', async ({
  page,
}) => {
  const toggle = await openNarrow(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  const place = (): Promise<number[]> =>
    page.evaluate(() => {
      const { x, y, width } = document.querySelector('main')?.getBoundingClientRect() ?? {};
      return [window.scrollY, x ?? NaN, y ?? NaN, width ?? NaN];
    });
  const before = await place();
  await toggle.click();
  expect(await place()).toEqual(before);
  await page.mouse.move(20, 720);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  // Two frames: a scroll that started would show by now.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await place()).toEqual(before);

  await page.keyboard.press('Escape');
  expect(await place()).toEqual(before);
  await page.mouse.wheel(0, 300);
  await expect.poll(async () => (await place())[0]).toBe(700);

  await page.setViewportSize({ width: 320, height: 480 });
  await toggle.click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  const box = await menu.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(480);
  const top = await page.evaluate(() => window.scrollY);
  await page.mouse.move(160, 300);
  await page.mouse.wheel(0, 2000);
  await expect(menu.getByRole('link', { name: 'Contact Us' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});
