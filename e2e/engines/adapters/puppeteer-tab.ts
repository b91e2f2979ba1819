import type { KeyInput, Page } from 'puppeteer-core';
import type { Tab } from './tab.ts';

/** Longest wait for a document, ms. */
const LOAD_MS = 30_000;

/** A tab that Puppeteer drives, in Firefox or Chromium. */
export function puppeteerTab(page: Page): Tab {
  return {
    open: async (url) => {
      await page.goto(url, { timeout: LOAD_MS });
    },
    reload: async () => {
      await page.reload({ timeout: LOAD_MS });
    },
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (combination) => {
      const keys = combination.split('+') as KeyInput[];
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.reverse()) await page.keyboard.up(key);
    },
    upload: async (expression, file) => {
      const handle = await page.evaluateHandle(`${expression}`);
      const input = handle.asElement();
      if (input === null) throw new Error('there is no input for the file');
      await input.toElement('input').then((element) => element.uploadFile(file));
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => page.close(),
  };
}
