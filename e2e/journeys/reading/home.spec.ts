import type { Locator, Page } from '@playwright/test';
import { measureHomePage } from '../../fixtures/pages/home-page.ts';
import { violations } from '../../fixtures/browser/axe.ts';
import { looks } from '../../fixtures/browser/looks.ts';
import { overflow } from '../../fixtures/browser/overflow.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

const links = [
  ['Deploy AI Talent →', '/contact-ai-recruiters'],
  ['Browse AI Salary Data', '/ai-ml-salary-data'],
  ['View 2025 AI Salary Dashboard', '/ai-ml-salary-data'],
  ["Let's Talk AI Hiring", '/contact-ai-recruiters'],
  ["Let's Talk Recruitment", '/contact-ai-recruiters'],
  ['Deploy AI Talent Now', '/contact-ai-recruiters'],
  ['View Market Salaries', '/ai-ml-salary-data'],
  ['Learn More about hiring production AI engineers', '/hire-production-ai-engineers'],
  ['Learn More about building an AI development team', '/build-ai-development-teams'],
  ['Learn More about teams that take AI research to a product', '/ai-research-product-teams'],
  ['Learn More about hiring machine learning engineers', '/hire-ml-engineers'],
  ['Learn More about hiring MLOps engineers', '/hire-mlops-engineers'],
  ['Learn More about hiring NLP engineers', '/hire-nlp-engineers'],
  ['AI and ML salary data', '/ai-ml-salary-data'],
  ['Hire AI engineers', '/hire-ai-engineers'],
  ['AI salary guide 2025', '/ai-salary-guide-2025'],
  ['AI jobs report', '/ai-hiring-insights-blog?topic=weekly-jobs-report'],
] as const;

/** The home page, ready, for a visitor who has chosen about cookies. */
async function openHome(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookies-accepted', 'false'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await isHydrated(page);
}

function ticker(page: Page): Locator {
  return page.getByRole('region', { name: 'Industries we recruit for' });
}

/** How far the strip has gone to the left, px. */
function travelled(page: Page): Promise<number> {
  return ticker(page)
    .locator('ul')
    .first()
    .evaluate((list) => -new DOMMatrix(getComputedStyle(list.parentElement ?? list).transform).e);
}

/** How far the strip goes in the next twenty frames, px. */
async function travels(page: Page): Promise<number> {
  const before = await travelled(page);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
  return (await travelled(page)) - before;
}

test('every button and link leads to the page that it names', async ({ page }) => {
  await page.goto('/');
  for (const [name, path] of links) {
    const link = page.locator('main').getByRole('link', { name, exact: true });
    await expect(link, name).toHaveAttribute('href', path);
  }
});

test('a card navigates to its service without loading a document', async ({ page }) => {
  await openHome(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Learn More about hiring MLOps engineers' }).click();
  await expect(page).toHaveURL(/\/hire-mlops-engineers$/);
  await expect(page.locator('main h1')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test("'Let's Talk Recruitment' ends at the top of the contact page", async ({ page }) => {
  await openHome(page);
  await page.getByRole('link', { name: "Let's Talk Recruitment" }).click();
  await expect(page).toHaveURL(/\/contact-ai-recruiters$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the ticker moves, and the keyboard stops and starts it', async ({ page }) => {
  await openHome(page);
  await ticker(page).scrollIntoViewIfNeeded();
  await expect.poll(() => travelled(page)).toBeGreaterThan(0);
  const scroll = page.getByRole('button', { name: /^Scroll down/ });
  await scroll.focus();
  await page.keyboard.press('Tab');
  const pause = page.getByRole('button', { name: 'Pause the list of industries' });
  await expect(pause).toBeFocused();
  expect(await travels(page)).toBe(0);

  await page.keyboard.press('Enter');
  const play = page.getByRole('button', { name: 'Play the list of industries' });
  await expect(play).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await travels(page)).toBe(0);

  await page.keyboard.press('Shift+Tab');
  await expect(play).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pause).toBeFocused();
  await expect.poll(() => travels(page)).toBeGreaterThan(0);
});

test('the ticker pauses under a pointer and out of view', async ({ page }) => {
  await openHome(page);
  await ticker(page).scrollIntoViewIfNeeded();
  await expect.poll(() => travels(page)).toBeGreaterThan(0);
  await ticker(page).hover();
  await expect.poll(() => travels(page)).toBe(0);
  await page.mouse.move(0, 0);
  await expect.poll(() => travels(page)).toBeGreaterThan(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => travels(page)).toBe(0);
});

test('the testimonials turn with the keyboard, both ways and by their dots', async ({ page }) => {
  await openHome(page);
  const carousel = page.getByRole('region', { name: 'What customers say after a placement' });
  const slide = carousel.getByRole('tabpanel');
  await expect(slide).toHaveCount(1);
  await expect(slide).toContainText('Robin Sample');
  await expect(slide).toContainText('Sample testimonial');

  await carousel.getByRole('button', { name: 'Previous testimonial' }).focus();
  await page.keyboard.press('Enter');
  await expect(slide).toContainText('Alex Placeholder');
  await page.keyboard.press('Tab');
  const dot = (name: string): Locator => carousel.getByRole('tab', { name });
  await expect(dot('Alex Placeholder')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dot('Robin Sample')).toBeFocused();
  await expect(slide).toContainText('Robin Sample');
  await page.keyboard.press('ArrowRight');
  await expect(dot('Noor Specimen')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(carousel.getByRole('button', { name: 'Next testimonial' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(slide).toContainText('Alex Placeholder');
  await expect(slide).toHaveCount(1);
});

test('the layout does not shift from the first script on', async ({ page }) => {
  const { promise: fontsAreIn, resolve: letScriptsRun } = Promise.withResolvers<null>();
  await page.route('**/*.js', async (route) => {
    await fontsAreIn;
    await route.continue();
  });
  await page.addInitScript(() => localStorage.setItem('cookies-accepted', 'false'));
  await page.goto('/', { waitUntil: 'commit' });
  // A machine without the fonts that ours are measured against may move a line when they arrive.
  await page.waitForFunction(
    () => [...document.fonts].filter(({ status }) => status === 'loaded').length >= 2,
  );
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as { value?: number }).value ?? 0);
    }).observe({ type: 'layout-shift' });
  });
  letScriptsRun(null);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await isHydrated(page);
  for (const part of await page.locator('main section').all()) await part.scrollIntoViewIfNeeded();
  for (const name of ['Next testimonial', 'Next testimonial', 'Previous testimonial']) {
    await page.getByRole('button', { name }).click();
  }
  await expect.poll(() => travels(page)).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('the whole page asks for at most 144.8 KB of scripts in 14 files @own-site', async ({
  baseURL,
}) => {
  const home = await measureHomePage(`${baseURL}/`);
  expect(home.scriptBytes).toBeLessThanOrEqual(144_800);
  expect(home.scripts).toBeLessThanOrEqual(14);
  expect(home.loadsSupabase).toBe(false);
  expect(home.compositionBytes).toBeLessThanOrEqual(6000);
});

test('the page is painted before any of its code is requested', async ({ page }) => {
  // After 250 ms the code no longer waits: a browser may report no paint, and a busy machine is late with it.
  await page.addInitScript(() => {
    requestAnimationFrame(() => Object.assign(window, { firstFrame: performance.now() }));
  });
  await openHome(page);
  const { painted, asked, latest } = await page.evaluate(() => ({
    latest: (window as unknown as { firstFrame: number }).firstFrame + 250,
    painted: performance.getEntriesByName('first-contentful-paint').map((entry) => entry.startTime),
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js') && !/\/shell-[\w-]{8}\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(painted).toHaveLength(1);
  expect(asked.length).toBeGreaterThan(5);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(Math.min(painted[0] ?? Infinity, latest));
});

test('the page works in a browser that reports no paint', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await openHome(page);
  await page.getByRole('button', { name: 'Next testimonial' }).click();
  const carousel = page.getByRole('region', { name: 'What customers say after a placement' });
  await expect(carousel.getByRole('tabpanel')).toContainText('Noor Specimen');
});

/** Where the ticker does not move, every industry can be read, once, in lines. */
async function expectStaticTicker(page: Page): Promise<void> {
  await expect(ticker(page).getByRole('button')).toHaveCount(0);
  const items = ticker(page).getByRole('listitem');
  await expect(items).toHaveCount(12);
  for (const item of await items.all()) {
    const box = await item.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
}

test.describe('for a visitor who has asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the industries are static lines', async ({ page }) => {
    await openHome(page);
    await expectStaticTicker(page);
    expect(await travels(page)).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all industries and testimonials can be read, and no dead control is shown', async ({
    page,
  }) => {
    await page.goto('/');
    await expectStaticTicker(page);
    for (const name of ['Robin Sample', 'Noor Specimen', 'Alex Placeholder']) {
      await expect(page.getByText(name)).toBeVisible();
    }
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('main').getByRole('tab')).toHaveCount(0);
    await expect(page.locator('main [style]')).toHaveCount(0);
  });
});

for (const { colorScheme, width, tag } of looks) {
  test.describe(`in ${colorScheme} at ${width} px`, { tag }, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('axe finds nothing while the page is in use, and nothing is too wide', async ({
      page,
    }) => {
      await openHome(page);
      await page.getByRole('button', { name: 'Next testimonial' }).click();
      await page.getByRole('button', { name: 'Pause the list of industries' }).click();
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  });
}
