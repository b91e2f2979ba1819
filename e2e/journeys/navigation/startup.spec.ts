import { expect, test } from '../../fixtures/test.ts';

test('a page without the root element fails with the specified error', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('id="root"', 'id="not-the-root"');
    await route.fulfill({ response, body });
  });
  const failure = page.waitForEvent('pageerror');
  await page.goto('/');
  expect((await failure).message).toBe('Failed to find the root element');
});

test('scrolling and touching mark the root element while they last', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const name of document.documentElement.classList) seen.add(name);
    }).observe(document.documentElement, { attributeFilter: ['class'] });
  });
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.touchscreen.tap(180, 400);
  const seen = (): Promise<string[]> =>
    page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].sort());
  await expect.poll(seen).toEqual(['is-scrolling', 'is-touching']);
  await expect(page.locator('html')).not.toHaveClass(/is-(scrolling|touching)/);
  await context.close();
});

test('a line under the header shows how far the page is scrolled', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const line = page.locator('header .scroll-line');
  await expect(line).toHaveCSS('opacity', '0');
  await page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    window.scrollTo(0, (scrollHeight - clientHeight) / 2);
  });
  await expect
    .poll(() => line.evaluate((bar) => new DOMMatrix(getComputedStyle(bar).transform).a))
    .toBeCloseTo(0.5, 1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(line).toBeHidden();
});
