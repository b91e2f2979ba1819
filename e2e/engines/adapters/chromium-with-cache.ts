import puppeteer from 'puppeteer-core';
import type { EnginePage } from '../../fixtures/browser/engine-page.ts';
import { adapterPage } from './adapter-page.ts';
import { requireProgram } from './programs.ts';
import { puppeteerTab } from './puppeteer-tab.ts';

/**
 * A tab of a Chromium that keeps pages for going back, as people's does. Playwright turns that off, and so does the Chromium without windows.
 */
export async function openChromiumWithCache(
  origin: string,
): Promise<{ page: EnginePage; close: () => Promise<void> }> {
  const browser = await puppeteer.launch({
    browser: 'chrome',
    executablePath: requireProgram('chromium'),
    headless: true,
    args: ['--no-sandbox', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  return { page: adapterPage(puppeteerTab(page), origin), close: () => browser.close() };
}
