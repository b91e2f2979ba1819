import type { Page } from '@playwright/test';
import { layoutShift, sumOfShifts, watchLayoutShift } from '../../fixtures/browser/layout-shift.ts';
import {
  refuseCookies,
  expect,
  isHydrated,
  test,
  turnOnDataSaver,
  headerLink,
  isAlive,
} from '../../fixtures/test.ts';

// A page that a navigation opens is shown as soon as its data and styles are there, and its code takes it over.

/** Holds the code of an app back until the function that this gives is called. */
async function holdCode(page: Page, app: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<null>();
  await page.route(new RegExp(`/assets/${app}/container-[\\w-]{8}\\.js$`), async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(null);
}

async function open(page: Page, path: string): Promise<void> {
  await refuseCookies(page);
  // Nothing is prefetched.
  await turnOnDataSaver(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await isHydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const early = (page: Page) => page.locator('main [data-early]');
/** Such a page after its first frame, which has the heading alone. */
const whole = (page: Page) => page.locator('main [data-early="auto"]');

test('a page can be read before its code is there, its heading first; then nothing moves, and the focus stays', async ({
  page,
  trouble,
}) => {
  await watchLayoutShift(page);
  await open(page, '/');
  const release = await holdCode(page, 'mfe-blog');
  await headerLink(page, 'Blog').click();
  const heading = page.locator('main [data-app="mfe-blog"] h1');
  await expect(early(page)).toBeAttached();
  await expect(heading).toBeFocused();
  expect(await page.title()).toContain('Blog');
  await expect(page.locator('#floor > div > [role="status"].sr-only')).toHaveText(
    await page.title(),
  );
  await expect(whole(page)).toBeAttached();
  // Parts far below the window have no layout yet, and so no `innerText`.
  const text = await page.locator('main').textContent();
  expect(text).toContain('Data leakage in machine learning projects');
  await expect(heading).toHaveCSS('font-family', /Newsreader/);

  await page.evaluate(() => window.scrollTo(0, 300));
  const scrolled = await page.evaluate(() => window.scrollY);
  release();
  await expect(early(page)).toHaveCount(0);
  await isHydrated(page);
  await expect(heading).toBeFocused();
  expect(await page.locator('main').textContent()).toBe(text);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(sumOfShifts(await layoutShift(page))).toBe(0);
  expect(trouble.messages).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});

test('a link that is pressed while the code takes the page over is a click when it is let go; links work before, and going back shows the page where it was left @long', async ({
  page,
}) => {
  await open(page, '/');
  const release = await holdCode(page, 'mfe-blog');
  await headerLink(page, 'Blog').click();
  await expect(early(page)).toBeAttached();
  await page.locator('main a[href^="/blog/"]').filter({ visible: true }).first().hover();
  await page.mouse.down();
  release();
  await expect(early(page)).toHaveCount(0);
  await isHydrated(page);
  expect(new URL(page.url()).pathname).toBe('/ai-hiring-insights-blog');
  await page.mouse.up();
  await expect(page).toHaveURL(/\/blog\//);
  expect(await isSameDocument(page)).toBe(true);

  // Its links navigate, and going back does too.
  await open(page, '/');
  const releaseAgain = await holdCode(page, 'mfe-blog');
  await headerLink(page, 'Blog').click();
  await early(page).getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('main [data-app="mfe-marketing"] h1')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(early(page)).toBeAttached();
  releaseAgain();
  await expect(early(page)).toHaveCount(0);

  {
    await open(page, '/ai-ml-salary-data');
    await page.evaluate(() => window.scrollTo(0, 6000));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(6000);
    await headerLink(page, 'Blog').evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('main [data-app="mfe-blog"] h1')).toBeVisible();
    await isHydrated(page);
    // The tab has no code of the page before now.
    await page.reload({ waitUntil: 'networkidle' });
    await isHydrated(page);
    const release = await holdCode(page, 'mfe-salary-tools');
    await page.goBack();
    // All parts have their real heights: the position would be another place otherwise.
    await expect(early(page)).toHaveAttribute('data-early', '');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(6000);
    const middle = () =>
      page.evaluate(() => {
        const { innerWidth, innerHeight } = window;
        return document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.textContent;
      });
    const read = await middle();
    release();
    await expect(early(page)).toHaveCount(0);
    await isHydrated(page);
    expect(await middle()).toBe(read);
    // The page is 123 px shorter with its code. The element that is read stays in its place.
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - 6000)).toBeLessThan(200);
  }
});

test('a chapter that is chosen before the code of a served page is there is shown, and still when it is', async ({
  page,
}) => {
  const release = await holdCode(page, 'mfe-salary-tools');
  await refuseCookies(page);
  await page.goto('/ai-salary-guide-2025');
  // The shell has taken its frame over, and with it the router listens.
  await isAlive(page, 'header');
  const contents = page.getByRole('navigation', { name: 'In this guide' });
  const chapter = page.getByRole('heading', { name: 'Canada: by province and city' });
  await contents.getByText('In this guide').last().press('Enter');
  await contents.getByRole('link', { name: 'Canada: by province and city' }).press('Enter');
  await expect(page).toHaveURL(/#canada$/);
  await expect(chapter).toBeInViewport();
  release();
  await isHydrated(page);
  await expect(chapter).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/guide-2025$/);
});
