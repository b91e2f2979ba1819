import { violations } from '../fixtures/browser/axe.ts';
import { layoutFaults } from '../fixtures/browser/layout-faults.ts';
import { pageStates } from '../fixtures/pages/page-states.ts';
import {
  expect,
  openPage,
  refuseCookies,
  test,
  turnOnDataSaver,
  watchPage,
} from '../fixtures/test.ts';

// Public pages in the states that visitors bring about: axe, layout and console, each state once. Their journeys look at
// what the states do.

/** The answer that a state is about: the browser reports it. */
const ofFailure = /503|ERR_CONNECTION_RESET|net::ERR_FAILED/;
/** The summary of the chosen roles is cut off in a narrow window: the list below it names all of them. */
const ofSummary = /cut off in <span class="block truncate font-medium">/;
const parts = 2;
const states = Object.entries(pageStates);

for (const { colorScheme, tag } of [
  { colorScheme: 'dark', tag: [] },
  { colorScheme: 'light', tag: ['@matrix'] },
] as const) {
  for (let part = 1; part <= parts; part += 1) {
    test(
      `states of public pages have no fault, ${colorScheme}, part ${part} of ${parts} @own-site`,
      { tag: [...tag] },
      async ({ browser, baseURL }) => {
        test.slow();
        const faults: string[] = [];
        for (const [name, state] of states.filter((_, index) => index % parts === part - 1)) {
          const { path, width = 1280, isNew, before, act } = state;
          const page = await browser.newPage({
            ...(baseURL === undefined ? {} : { baseURL }),
            colorScheme,
            reducedMotion: 'reduce',
            viewport: { width, height: 900 },
          });
          // A state that does not come about.
          page.setDefaultTimeout(30_000);
          if (isNew === undefined) await refuseCookies(page);
          await turnOnDataSaver(page);
          await before?.(page);
          const watch = watchPage(page);
          await openPage(page, path);
          await act(page);
          const found = await violations(page);
          for (const each of [width, 320]) {
            found.push(...(await layoutFaults(page, each)));
          }
          found.push(...watch.take().filter((fault) => !ofFailure.test(fault)));
          faults.push(
            ...found.filter((fault) => !ofSummary.test(fault)).map((fault) => `${name}: ${fault}`),
          );
          await page.close();
        }
        expect(faults).toEqual([]);
      },
    );
  }
}
