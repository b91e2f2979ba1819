import { chromium } from '@playwright/test';
import { launchBrowser } from '../../fixtures/browser/in-browser.ts';
import { watchTrouble } from '../../fixtures/test.ts';
import type { EnginePage } from '../../fixtures/browser/engine-page.ts';
import type { Engine } from '../engine.ts';
import { requireProgram } from './programs.ts';
import { WAIT_MS } from './until.ts';

/** Chromium: Playwright's own page needs no adapter. */
export async function startChromium(): Promise<Engine> {
  const browser = await launchBrowser();
  return {
    async openVisitor(origin) {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: 1280, height: 900 },
      });
      const troubles: { messages: string[] }[] = [];
      const openTab = async () => {
        const page = await context.newPage();
        page.setDefaultTimeout(WAIT_MS);
        troubles.push(watchTrouble(page));
        return page;
      };
      const page = await openTab();
      return {
        page,
        openTab,
        messages: () => Promise.resolve(troubles.flatMap(({ messages }) => messages)),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}

/** A tab of a Chromium that keeps pages for going back, as people's does. Playwright turns that off. */
export async function openChromiumWithCache(
  origin: string,
): Promise<{ page: EnginePage; close: () => Promise<void> }> {
  const browser = await chromium.launch({
    executablePath: requireProgram('chromium'),
    args: ['--no-sandbox', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const viewport = { width: 1280, height: 900 };
  const page = await browser.newPage({ baseURL: origin, viewport });
  return { page, close: () => browser.close() };
}
