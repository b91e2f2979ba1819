import puppeteer from 'puppeteer-core';
import { browserPath } from '../../fixtures/browser/browser-path.ts';
import type { EnginePage } from '../../fixtures/browser/engine-page.ts';
import { adapterPage } from './adapter-page.ts';
import { puppeteerTab } from './puppeteer-tab.ts';

/**
 * A tab of a Chromium that keeps pages for going back, as people's does. Playwright turns that off, and does not know pages that
 * come back.
 */
export async function openChromiumWithCache(
  origin: string,
): Promise<{ page: EnginePage; close: () => Promise<void> }> {
  const browser = await puppeteer.launch({
    browser: 'chrome',
    executablePath: browserPath(),
    headless: 'shell',
    args: ['--no-sandbox', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  return { page: adapterPage(puppeteerTab(page), origin), close: () => browser.close() };
}
