import { posix } from 'node:path';
import type { Page } from '@playwright/test';
import { violations } from '../fixtures/browser/axe.ts';
import { hydrationFaults, keepServedContent } from '../fixtures/browser/hydration-faults.ts';
import { layoutFaults, zoomed } from '../fixtures/browser/layout-faults.ts';
import { layoutShift, watchLayoutShift } from '../fixtures/browser/layout-shift.ts';
import {
  refuseCookies,
  expect,
  isHydrated,
  test,
  turnOnDataSaver,
  watchPage,
} from '../fixtures/test.ts';
import { everyPage, unknownPath } from '../fixtures/sites/live-apps.ts';
import { readFunctionPages } from '../fixtures/pages/site-pages.ts';

// Pages as a browser shows them, each loaded once. `served-pages.spec.ts` reads every page without one.

/** Both workers take a part after another, so that neither waits long for the other at the end. */
const parts = 4;

/** Pages of one folder that every run opens, such as posts of the blog: one route shows them all. The others have `@matrix`. */
const MOST_OF_A_FOLDER = 2;

function isOfEveryRun(path: string, index: number, paths: readonly string[]): boolean {
  const folder = posix.dirname(path);
  const before = paths.slice(0, index).filter((other) => posix.dirname(other) === folder);
  return folder === '/' || before.length < MOST_OF_A_FOLDER;
}

/** Console messages that pages may print, with the reason; every other one is a fault. */
const expected: Readonly<Record<string, readonly RegExp[]>> = {
  // The browser reports the status, and the specification wants the path on the console.
  [unknownPath]: [/the server responded with a status of 404/, /404: no page at \/no-page-has-/],
  // Until scripts are there, a sign-in could not be answered.
  '/admin-login-xyz123': [/^<button>: disabled was , is absent$/],
};

/** `page-states.spec.ts` looks at the colors of each kind of page, and the zoomed pages below are looked at whole. */
const lookedAtElsewhere = ['color-contrast'];

/** A served chart is a picture with a name. Its script makes it a control that keys and touch read: see docs/design.md. */
const ofCharts =
  /^<div>: (?:role was img, is application|aria-roledescription was absent, is chart|aria-describedby was absent, is _R_\w+_|tabindex was absent, is 0)$/;

/** Without the fonts that ours are measured against, the name in the header moves by a pixel when its font comes late. */
const ofFonts = /^layout shift 0\.00[01]\d: <a class="font-display inline-flex/;

for (const { pages, isFirst, tag } of [
  { pages: 'pages', isFirst: true, tag: [] },
  { pages: 'the other pages', isFirst: false, tag: ['@matrix'] },
]) {
  for (let part = 1; part <= parts; part += 1) {
    test(`${pages} open without a fault, part ${part} of ${parts}`, { tag }, async ({ page }) => {
      const every = [...(await everyPage()).map(({ path }) => path), unknownPath];
      const paths = every.filter((...of) => isOfEveryRun(...of) === isFirst);
      const own = paths.filter((_, index) => index % parts === part - 1);
      expect(own.length).toBeGreaterThan(5);
      // Half of the pages as visitors who have asked for less motion see them.
      const open = await prepare(
        page,
        part % 2 === 0 ? 'reduce' : 'no-preference',
        isFirst ? [1280, 320] : [1280, 360, 320],
      );
      const faults: string[] = [];
      for (const path of own) faults.push(...(await open(path)));
      expect(faults).toEqual([]);
    });
  }
}

/** Sets a tab up for one page after another; gives the function that opens one and says what is wrong with it. */
async function prepare(
  page: Page,
  reducedMotion: 'reduce' | 'no-preference',
  widths: readonly number[],
): Promise<(path: string) => Promise<string[]>> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion });
  await page.setViewportSize({ width: 1280, height: 900 });
  await refuseCookies(page);
  await turnOnDataSaver(page);
  await keepServedContent(page);
  await watchLayoutShift(page);
  const watch = watchPage(page);
  // A page begins at the width at which the last one ended: changing it costs as much as loading a small page.
  let inOrder = widths;
  return async (path) => {
    await page.goto(path);
    await isHydrated(page);
    const faults = await hydrationFaults(page);
    faults.push(...(await layoutShift(page)));
    for (const width of inOrder) {
      // The narrowest window is as low as it is at a zoom of 400 %.
      const height = width === 320 ? zoomed[400].height : 900;
      faults.push(...(await layoutFaults(page, width, { height })));
    }
    faults.push(...(await violations(page, lookedAtElsewhere)));
    inOrder = inOrder.toReversed();
    faults.push(...watch.take());
    return faults
      .filter((fault) => !ofCharts.test(fault) && !ofFonts.test(fault))
      .filter((fault) => !expected[path]?.some((pattern) => pattern.test(fault)))
      .map((fault) => `${path}: ${fault}`);
  };
}

test('the pages that functions answer with are accessible and fit', async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const faults: string[] = [];
  for (const { name, html } of await readFunctionPages(request)) {
    await page.setContent(html);
    const found = await violations(page);
    for (const width of [1280, 320]) found.push(...(await layoutFaults(page, width)));
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

// Looks of every page for visitors who see less: more contrast, text zoomed to 200 and 400 %, and text spacing at both.

for (let part = 1; part <= parts; part += 1) {
  test(
    `pages fit with more contrast and zoomed text, part ${part} of ${parts}`,
    { tag: '@matrix' },
    async ({ page }) => {
      await page.emulateMedia({ contrast: 'more', colorScheme: 'light' });
      await refuseCookies(page);
      await turnOnDataSaver(page);
      const watch = watchPage(page);
      const paths = [...(await everyPage()).map(({ path }) => path), unknownPath];
      const own = paths.filter((_, index) => index % parts === part - 1);
      expect(own.length).toBeGreaterThan(10);
      const faults: string[] = [];
      for (const path of own) {
        await page.goto(path);
        await isHydrated(page);
        // The not-found page reports its own status; every other message is a fault of a test that listens to it.
        watch.take();
        const found = await violations(page);
        for (const { width, height } of Object.values(zoomed)) {
          found.push(...(await layoutFaults(page, width, { height, hasSpacing: true })));
        }
        found.push(...watch.take());
        faults.push(...found.map((fault) => `${path}: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );
}
