import type { BrowserContext, Page } from '@playwright/test';
import { violations } from '../fixtures/browser/axe.ts';
import { layoutFaults } from '../fixtures/browser/layout-faults.ts';
import {
  turnOnDataSaver,
  expect,
  openPage,
  test,
  watchPage,
  type PageWatch,
} from '../fixtures/test.ts';
import { pageVisits } from '../fixtures/pages/page-states.ts';

// Public pages in the states that visitors bring about: axe, layout and console, each state once. Their journeys look at
// what the states do.

/** The answer that a state is about: the browser reports it. */
const ofFailure = /503|ERR_CONNECTION_RESET|net::ERR_FAILED/;
/** The summary of the chosen roles is cut off in a narrow window: the list below it names all of them. */
const ofSummary = /cut off in <span class="block truncate font-medium">/;
const parts = 2;

/** A tab each of whose documents finds nothing in the browser but the files of the site. */
async function openTab(
  context: BrowserContext,
  isNew: boolean,
): Promise<{ page: Page; watch: PageWatch }> {
  const page = await context.newPage();
  await page.addInitScript((is) => {
    localStorage.clear();
    sessionStorage.clear();
    if (is) Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });
    else localStorage.setItem('cookies-accepted', 'false');
  }, isNew);
  await turnOnDataSaver(page);
  // A state that does not come about.
  page.setDefaultTimeout(30_000);
  return { page, watch: watchPage(page) };
}

for (const { colorScheme, tag } of [
  { colorScheme: 'dark', tag: [] },
  { colorScheme: 'light', tag: ['@matrix'] },
] as const) {
  for (let part = 1; part <= parts; part += 1) {
    test(
      `states of public pages have no fault, ${colorScheme}, part ${part} of ${parts} @own-site`,
      { tag: [...tag] },
      async ({ browser }) => {
        test.slow();
        const faults: string[] = [];
        const context = await browser.newContext({
          colorScheme,
          reducedMotion: 'reduce',
        });
        const tab = await openTab(context, false);
        for (const visit of pageVisits.filter((_, index) => index % parts === part - 1)) {
          const { path, width = 1280, isNew = false, states } = visit;
          // A tab behind another one may not be drawn: this one is closed again.
          const { page, watch } = isNew ? await openTab(context, true) : tab;
          for (const [index, [name, act]] of Object.entries(states).entries()) {
            await page.setViewportSize({ width, height: 900 });
            if (index === 0) await openPage(page, path);
            await act(page);
            const found = await violations(page);
            for (const each of [width, 320]) found.push(...(await layoutFaults(page, each)));
            found.push(...watch.take().filter((fault) => !ofFailure.test(fault)));
            faults.push(
              ...found
                .filter((fault) => !ofSummary.test(fault))
                .map((fault) => `${name}: ${fault}`),
            );
          }
          await (isNew ? page.close() : page.unrouteAll());
        }
        await context.close();
        expect(faults).toEqual([]);
      },
    );
  }
}
