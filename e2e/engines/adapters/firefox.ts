import puppeteer, { type BrowserContext, type KeyInput, type Page } from 'puppeteer-core';
import type { Engine } from '../engine.ts';
import { adapterPage } from './adapter-page.ts';
import { requireProgram } from './programs.ts';
import type { Tab } from './tab.ts';

/** Longest wait for a document, ms. */
const LOAD_MS = 30_000;

/** Firefox without a window, through WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: requireProgram('firefox'),
    headless: true,
  });
  return {
    async openVisitor(origin) {
      const context = await browser.createBrowserContext();
      const messages: string[] = [];
      const first = await openPage(context, messages);
      return {
        page: adapterPage(firefoxTab(first), origin),
        openTab: async () => adapterPage(firefoxTab(await openPage(context, messages)), origin),
        messages: () => Promise.resolve([...messages]),
        screenshot: () => first.screenshot(),
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}

async function openPage(context: BrowserContext, messages: string[]): Promise<Page> {
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') messages.push(`error: ${message.text()}`);
    if (message.type() === 'warn') messages.push(`warning: ${message.text()}`);
  });
  // Firefox reports violations of the security policy as errors of the page.
  page.on('pageerror', (error) => {
    messages.push(`exception: ${error instanceof Error ? error.message : String(error)}`);
  });
  await page.setViewport({ width: 1280, height: 900 });
  return page;
}

function firefoxTab(page: Page): Tab {
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
