import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { EnginePage } from '../../fixtures/browser/engine-page.ts';
import { createLocator, type FinderCall } from './adapter-locator.ts';
import { elementFinder } from './element-finder.ts';
import type { Tab } from './tab.ts';
import { until } from './until.ts';

const library = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** A page that works as Playwright's does, in the tab of a browser that Playwright cannot drive. */
export function adapterPage(tab: Tab, origin: string): EnginePage {
  const finder = finderOf(tab);
  const root = createLocator(tab, finder, []);
  const evaluate = async <Result>(
    run: ((value: string) => Result | Promise<Result>) | (() => Result | Promise<Result>),
    value?: string,
  ): Promise<Result> =>
    (await tab.evaluate(
      `(${String(run)})(${value === undefined ? '' : JSON.stringify(value)})`,
    )) as Result;

  return {
    getByRole: root.getByRole,
    getByLabel: root.getByLabel,
    getByText: root.getByText,
    locator: root.locator,
    keyboard: { press: (key) => tab.press(key) },
    goto: (path) => tab.open(new URL(path, origin).href),
    reload: () => tab.reload(),
    evaluate,
    waitForFunction: (isTrue) =>
      until(`waiting until ${String(isTrue).slice(0, 200)}`, async () =>
        (await evaluate(isTrue))
          ? { done: true, value: true }
          : { done: false, why: 'it is not so' },
      ),
    waitForURL: (url) =>
      until(`waiting for the address ${url.source}`, async () => {
        const present = await evaluate(() => location.href);
        return url.test(present)
          ? { done: true, value: undefined }
          : { done: false, why: `it is ${present}` };
      }),
    setViewportSize: ({ width, height }) => tab.resize(width, height),
    close: () => tab.close(),
  };
}

/** Each document gets the finder once. */
function finderOf(tab: Tab): FinderCall {
  return async (call) => {
    const name = '__elementFinder';
    const isThere = await tab.evaluate(`'${name}' in globalThis`);
    if (isThere !== true) {
      const script = await readFile(library, 'utf8');
      await tab.evaluate(
        `(() => { ${script};\n globalThis.${name} = (${String(elementFinder)})(globalThis.TestingLibraryDom); })()`,
      );
    }
    return tab.evaluate(`globalThis.${name}.${call}`);
  };
}
