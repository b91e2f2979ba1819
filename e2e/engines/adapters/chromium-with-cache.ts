import { chromium } from '@playwright/test';
import type { EnginePage } from '../../fixtures/browser/engine-page.ts';
import { requireProgram } from './programs.ts';

/**
 * A tab of a Chromium that keeps pages for going back, as people's does. Playwright turns that off, and so does the Chromium without windows.
 */
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
