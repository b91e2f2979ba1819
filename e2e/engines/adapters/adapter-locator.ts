import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineLocator } from '../../fixtures/browser/engine-page.ts';
import type { ElementFacts, FindStep, Readiness, TextPattern } from './element-finder.ts';
import type { Tab } from './tab.ts';
import { until, type Answer } from './until.ts';

/** Asks the element finder of a tab: `facts([])`. */
export type FinderCall = (call: string) => Promise<unknown>;

/** Elements of a tab, by the steps to them. */
export function createLocator(
  tab: Tab,
  finder: FinderCall,
  steps: readonly FindStep[],
): EngineLocator {
  const way = JSON.stringify(steps);
  const what = steps.map(describeStep).join(' > ');
  const next = (step: FindStep): EngineLocator => createLocator(tab, finder, [...steps, step]);
  const allFacts = async () => (await finder(`facts(${way})`)) as ElementFacts[];

  /** Reads the only element, once it is there. */
  const fact = <Value>(read: (facts: ElementFacts) => Value): Promise<Value> =>
    until(what, async () => {
      const [only, ...more] = await allFacts();
      if (only === undefined) return { done: false, why: 'it is not there' };
      if (more.length > 0) return { done: false, why: `${more.length + 1} elements are there` };
      return { done: true, value: read(only) };
    });

  const click = async (): Promise<void> => {
    const { x, y } = await until(`clicking ${what}`, async () => {
      const answer = (await finder(`ready(${way})`)) as Readiness;
      return answer.status === 'ready'
        ? { done: true, value: answer }
        : { done: false, why: answer.why };
    });
    await tab.clickAt(x, y);
  };

  const focus = async (): Promise<void> => {
    await until(`focusing ${what}`, async () => {
      const isThere = (await finder(`focus(${way})`)) as boolean;
      return isThere
        ? { done: true, value: true }
        : { done: false, why: 'it cannot take the focus' };
    });
  };

  return {
    getByRole: (role, { name, exact, level } = {}) =>
      next({
        by: 'role',
        role,
        ...(name === undefined ? {} : { name: textPattern(name, exact) }),
        ...(level === undefined ? {} : { level }),
      }),
    getByLabel: (text, { exact } = {}) => next({ by: 'label', text: textPattern(text, exact) }),
    getByText: (text, { exact } = {}) => next({ by: 'text', text: textPattern(text, exact) }),
    locator: (selector) => next({ by: 'selector', selector }),
    filter: ({ hasText }) => next({ by: 'holding', text: textPattern(hasText) }),
    first: () => next({ by: 'place', index: 0 }),
    nth: (index) => next({ by: 'place', index }),
    click,
    focus,
    async fill(value) {
      await focus();
      await finder(`selectText(${way})`);
      if (value === '') await tab.press('Delete');
      else await tab.type(value);
    },
    async check() {
      if (await fact(({ checked }) => checked)) return;
      await click();
      await until(`checking ${what}`, async () => {
        const [only] = await allFacts();
        return only?.checked
          ? { done: true, value: true }
          : { done: false, why: 'it is not checked by a click' };
      });
    },
    async press(key) {
      await focus();
      await tab.press(key);
    },
    async setInputFiles({ name, buffer }) {
      await fact(() => undefined);
      const file = keepFile(name, buffer);
      await tab.upload(`globalThis.__elementFinder.only(${way})`, file);
    },
    count: async () => (await allFacts()).length,
    isVisible: async () => (await allFacts()).some(({ visible }) => visible),
    isChecked: () => fact(({ checked }) => checked),
    inputValue: () => fact(({ value }) => value),
    textContent: () => fact(({ text }) => text),
    getAttribute: async (name) => {
      await fact(() => undefined);
      return (await finder(`attribute(${way}, ${JSON.stringify(name)})`)) as string | null;
    },
    waitFor: async ({ state = 'visible', timeout } = {}) => {
      await until(
        `waiting until ${what} is ${state}`,
        async (): Promise<Answer<void>> => {
          const found = await allFacts();
          const shown = found.filter(({ visible }) => visible).length;
          const isSo = {
            attached: found.length === 1,
            detached: found.length === 0,
            visible: found.length === 1 && shown === 1,
            hidden: shown === 0,
          }[state];
          return isSo
            ? { done: true, value: undefined }
            : { done: false, why: `${found.length} are there and ${shown} visible` };
        },
        timeout,
      );
    },
  };
}

function textPattern(text: string | RegExp, exact = false): TextPattern {
  return typeof text === 'string'
    ? { kind: 'text', text, exact }
    : { kind: 'pattern', source: text.source, flags: text.flags };
}

function describeStep({ by, ...rest }: FindStep): string {
  return `${by} ${Object.values(rest)
    .map((part) => JSON.stringify(part))
    .join(' ')}`;
}

/** Writes a file that a browser can choose, and gives its path. It stays until this process ends: a form reads it when it is sent. */
function keepFile(name: string, content: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'chosen-file-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
