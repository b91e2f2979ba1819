import { violations } from '../fixtures/browser/axe.ts';
import { layoutFaults, zoomed } from '../fixtures/browser/layout-faults.ts';
import { refuseCookies } from '../fixtures/browser/refuse-cookies.ts';
import { turnOnDataSaver } from '../fixtures/browser/save-data.ts';
import { watchPage } from '../fixtures/browser/watch-page.ts';
import { everyPage, unknownPath } from '../fixtures/pages/every-page.ts';
import { expect, isHydrated, test } from '../fixtures/test.ts';

// Looks of every page for visitors who see less: more contrast, text zoomed to 200 and 400 %, and text spacing at both.

const parts = 4;

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
