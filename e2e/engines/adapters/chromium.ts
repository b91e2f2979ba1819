import { chromium } from '@playwright/test';
import { browserPath } from '../../fixtures/browser/browser-path.ts';
import { watchTrouble } from '../../fixtures/test.ts';
import type { Engine } from '../engine.ts';
import { WAIT_MS } from './until.ts';

/** Chromium: Playwright's own page needs no adapter. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
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
