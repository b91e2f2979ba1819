import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { expect, isHydrated, refuseCookies, test, turnOnDataSaver } from '../../fixtures/test.ts';

/** The home page, ready, for a visitor who has chosen about cookies. */
async function openHome(page: Page): Promise<void> {
  await refuseCookies(page);
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await isHydrated(page);
}

test('the layout does not shift from the first script on', async ({ page }) => {
  const { promise: fontsAreIn, resolve: letScriptsRun } = Promise.withResolvers<null>();
  await page.route('**/*.js', async (route) => {
    await fontsAreIn;
    await route.continue();
  });
  await refuseCookies(page);
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
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('the whole page asks for at most 144.8 KB of scripts in 14 files @own-site', async ({
  page,
  request,
}) => {
  // Nothing is prefetched: what is measured is this page's own.
  await turnOnDataSaver(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (/\.js$/.test(response.url())) scripts.set(response.url(), response.body());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(scripts.values())).map((body) => gzipSync(body).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(144_800);
  expect(sizes.length).toBeLessThanOrEqual(14);
  const html = await (await request.get('/')).text();
  expect(gzipSync(compositionPart(html)).length).toBeLessThanOrEqual(6000);
});

function compositionPart(html: string): string {
  const parts = [
    /<script type="importmap">.*?<\/script>/s,
    /<script type="application\/json" id="composition-block">.*?<\/script>/s,
  ].map((pattern) => pattern.exec(html)?.[0] ?? '');
  const preloads = html.match(/<link rel="(modulepreload|stylesheet|preload)"[^>]*>/g) ?? [];
  return [...parts, ...preloads].join('\n');
}

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
