import type { Browser, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { forEachLimited } from '../store/for-each-limited.ts';
import { installedBrowser } from './installed-browser.ts';
import type { Visit } from './judge-visit.ts';

/** Time for all pages, and for further errors after hydration and after a first error, ms. */
const ALL_MS = 20_000;
const AFTERWARDS_MS = 200;
const AFTER_ERROR_MS = 1000;
const TABS = 2;

/**
 * Opens pages once each in a headless Chromium of this machine, until they are hydrated or have failed.
 * @returns null where no browser can be started; `missed`: paths for which the time was over
 */
export async function visitPages(
  origin: string,
  paths: readonly string[],
): Promise<{ visits: Visit[]; missed: string[] } | null> {
  const browser = await startBrowser();
  if (browser === null) return null;
  const visits: Visit[] = [];
  const missed: string[] = [];
  const end = Date.now() + ALL_MS;
  try {
    await forEachLimited(paths, TABS, async (path) => {
      const seen = await visitPage(browser, new URL(path, origin).href, end - Date.now()).catch(
        () => null,
      );
      if (seen === null) missed.push(path);
      else visits.push({ path, seen });
    });
    return { visits, missed };
  } finally {
    await browser.close();
  }
}

async function startBrowser(): Promise<Browser | null> {
  try {
    // Imported here because nothing else of the platform needs it, and a host may have been installed without it.
    const { chromium } = await import('@playwright/test');
    const executablePath = installedBrowser(chromium.executablePath());
    if (executablePath === undefined) return null;
    const args = ['--no-sandbox', '--disable-background-networking'];
    return await chromium.launch({ executablePath, args });
  } catch {
    return null;
  }
}

/** The faults of a page; null where it was not ready in time, and nothing of it failed. */
async function visitPage(browser: Browser, url: string, timeout: number): Promise<string[] | null> {
  if (timeout <= 0) return null;
  const page = await browser.newPage();
  try {
    const seen: string[] = [];
    const failed = new Promise<void>((resolve) => watch(page, seen, resolve));
    const ready = page
      .goto(url, { timeout })
      .then(() => page.waitForFunction(isHydrated, null, { timeout }))
      .then(
        () => true,
        () => false,
      );
    const isReady = await Promise.race([ready, failed.then(() => wait(AFTER_ERROR_MS, true))]);
    await wait(AFTERWARDS_MS);
    return isReady === false && seen.length === 0 ? null : seen;
  } finally {
    await page.close();
  }
}

/** Whether React has taken over the content of the page. Runs in the browser. */
function isHydrated(): boolean {
  if (document.querySelector('main [data-early]')) return false;
  return [...document.querySelectorAll('main *')].some((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
  );
}

function watch(page: Page, seen: string[], onFault: () => void): void {
  const add = (text: string): void => {
    seen.push(text);
    onFault();
  };
  page.on('pageerror', ({ stack, message }) => add(stack ?? message));
  page.on('console', (message) => message.type() === 'error' && add(message.text()));
  page.on('response', (response) => {
    const isFile = ['script', 'stylesheet'].includes(response.request().resourceType());
    if (isFile && response.status() >= 400) add(`${response.url()} answers ${response.status()}`);
  });
}
