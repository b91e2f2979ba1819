import type { Browser, BrowserContext, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { layoutShift, sumOfShifts, watchLayoutShift } from '../../fixtures/browser/layout-shift.ts';
import { browserPath } from '../../fixtures/browser/browser-path.ts';

/** How fast a staff tool opens. */
export interface StaffFigures {
  path: string;
  /** First visit of the browser, with a session: until the tool's own data shows, ms. */
  coldMs: number;
  /** Median of the visits after it, ms. */
  warmMs: number;
  /** The largest sum of layout shifts of all visits. */
  layoutShift: number;
}

/**
 * A tool is useful once its heading shows, everything in the window has come (nothing says that it loads), and a press would
 * be answered.
 */
async function untilUseful(page: Page, url: string): Promise<number> {
  const before = Date.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => {
      const content = document.querySelector('.tool-content');
      if (!content?.querySelector('h1') || content.hasAttribute('data-opening')) return false;
      return [...content.querySelectorAll('[data-loading]')].every((part) => {
        const { top } = part.getBoundingClientRect();
        return top > innerHeight;
      });
    },
    null,
    { polling: 'raf', timeout: 60_000 },
  );
  return Date.now() - before;
}

/** Opens each tool in a browser that has never seen the site but for the sign-in, then `rounds` times again. */
export async function measureStaff(
  url: string,
  paths: readonly string[],
  signIn: (page: Page) => Promise<void>,
  rounds: number,
): Promise<StaffFigures[]> {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const session = await signedIn(browser, url, signIn);
    const figures: StaffFigures[] = [];
    for (const path of paths) {
      // Cookies and the stored session, but no file of the site.
      const context = await browser.newContext({ storageState: session });
      figures.push(await measureTool(context, url, path, rounds));
      await context.close();
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function measureTool(
  context: BrowserContext,
  url: string,
  path: string,
  rounds: number,
): Promise<StaffFigures> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchLayoutShift(page);
  const times: number[] = [];
  const shifts: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    times.push(await untilUseful(page, url + path));
    shifts.push(sumOfShifts(await layoutShift(page)));
  }
  const [coldMs = NaN, ...warm] = times;
  return { path, coldMs, warmMs: median(warm), layoutShift: Math.max(...shifts) };
}

async function signedIn(
  browser: Browser,
  url: string,
  signIn: (page: Page) => Promise<void>,
): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await signIn(page);
  await page.waitForSelector('.tool-content h1');
  const state = await context.storageState();
  await context.close();
  return state;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
