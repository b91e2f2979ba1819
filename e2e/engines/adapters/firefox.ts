import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core';
import type { Engine } from '../engine.ts';
import { adapterPage } from './adapter-page.ts';
import { requireProgram } from './programs.ts';
import { puppeteerTab } from './puppeteer-tab.ts';

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
        page: adapterPage(puppeteerTab(first), origin),
        openTab: async () => adapterPage(puppeteerTab(await openPage(context, messages)), origin),
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
