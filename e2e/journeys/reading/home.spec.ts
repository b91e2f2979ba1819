import type { Page } from '@playwright/test';
import { expect, isHydrated, test } from '../../fixtures/test.ts';
import { gzipSync } from 'node:zlib';
import { inBrowser } from '../../fixtures/browser/in-browser.ts';

/** The home page, ready, for a visitor who has chosen about cookies. */
async function openHome(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookies-accepted', 'false'));
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

test('a role chosen by keys asks for no page; every role can be tapped on a phone', async ({
  page,
}) => {
  await openHome(page);
  const instrument = page.getByRole('region', { name: /^What AI roles pay in the US/ });
  const panel = instrument.getByRole('tabpanel');
  const tab = (name: string) => instrument.getByRole('tab', { name });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await tab('Machine Learning Engineer').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(tab('Data Scientist')).toBeFocused();
  await expect(tab('Data Scientist')).toHaveAttribute('aria-selected', 'true');
  // The header's pages are prefetched after the first gesture; a choice asks for none of the roles' pages.
  const ofRoles = /\/(ai-ml-salary-data\/|ai-research-product-teams|hire-mlops|services\/computer)/;
  expect(asked.filter((url) => ofRoles.test(url))).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(tab('Computer Vision Engineer')).not.toBeFocused();

  await page.setViewportSize({ width: 360, height: 800 });
  for (const each of await instrument.getByRole('tab').all()) {
    await each.click();
    await expect(each).toHaveAttribute('aria-selected', 'true');
    expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await tab('MLOps Engineer').click();
  await expect(page).toHaveURL('/');
  await panel.getByRole('link', { name: 'How to hire MLOps engineers' }).click();
  await expect(page).toHaveURL('/hire-mlops-engineers');
});

/** The files that a first visit of the home page loads. */
interface HomePageFigures {
  /** Sum of all scripts, each gzipped, bytes. */
  scriptBytes: number;
  scripts: number;
  loadsSupabase: boolean;
  /** Import map, preloads and composition within the HTML, gzipped by themselves, bytes. */
  compositionBytes: number;
}

/** Loads the home page in Chromium and keeps its scripts. */
function measureHomePage(url: string): Promise<HomePageFigures> {
  return inBrowser(async (browser) => {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    // With the data saver on nothing is prefetched: what is measured is this page's own.
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    const scripts = new Map<string, Buffer>();
    const bodies: Promise<void>[] = [];
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.endsWith('.js')) return;
      bodies.push(response.body().then((body) => void scripts.set(response.url(), body)));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await Promise.all(bodies);
    const html = await (await fetch(url)).text();
    return {
      scriptBytes: [...scripts.values()].reduce((sum, body) => sum + gzipSync(body).length, 0),
      scripts: scripts.size,
      loadsSupabase: [...scripts.values()].some((body) => body.includes('gotrue')),
      compositionBytes: gzipSync(compositionPart(html)).length,
    };
  });
}

function compositionPart(html: string): string {
  const parts = [
    /<script type="importmap">.*?<\/script>/s,
    /<script type="application\/json" id="composition-block">.*?<\/script>/s,
  ].map((pattern) => pattern.exec(html)?.[0] ?? '');
  const preloads = html.match(/<link rel="(modulepreload|stylesheet|preload)"[^>]*>/g) ?? [];
  return [...parts, ...preloads].join('\n');
}
