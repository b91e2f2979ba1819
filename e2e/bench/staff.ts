import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import { signIn } from '../fixtures/accounts/accounts.ts';
import { inBrowser } from '../fixtures/browser/in-browser.ts';
import {
  layoutShift,
  MOST_TOOL_SHIFT,
  sumOfShifts,
  watchLayoutShift,
} from '../fixtures/browser/layout-shift.ts';
import { guardedPaths } from '../fixtures/pages/guarded-paths.ts';
import { median } from '../fixtures/statistics.ts';
import { onOwnSite, type Figures } from './measured-site.ts';

const WARM_MS = 1000;
const COLD_MS = 2000;
/** Columns: the first visit of the browser, with a session, until the tool's own data shows; the visits after it. */
const [COLD, WARM, SHIFT] = ['cold, ms', 'warm, median, ms', 'layout shift'] as const;

/** Records of one post or person need a row; their tools are measured with their lists. */
const tools = guardedPaths.filter((path) => !/\/\d+$/.test(path));
const password = 'password-of-the-bench';

const { page, rounds, port } = parseParameters(
  createCommand('pnpm bench staff')
    .description(
      `Measures how long each staff tool takes until it is useful, in a browser without files of the site and again with them, and its layout shift. Bounds: ${COLD_MS} ms cold, ${WARM_MS} ms warm, layout shift ${MOST_TOOL_SHIFT}. Starts a site with the builds that are there.`,
    )
    .option('--page <path...>', 'these tools only')
    .option('--rounds <number>', 'warm visits of each tool', '5')
    .option('--port <number>', 'of the site that it starts', '4187'),
).opts<{ page?: string[]; rounds: string; port: string }>();

const figures = await onOwnSite(({ url }) => measureStaff(url, page ?? tools, Number(rounds)), {
  port: Number(port),
  adminPassword: password,
});
console.table(figures);
const slow = Object.entries(figures).filter(
  ([, { [COLD]: cold = 0, [WARM]: warm = 0, [SHIFT]: shift = 0 }]) =>
    cold > COLD_MS || warm > WARM_MS || shift > MOST_TOOL_SHIFT,
);
if (slow.length > 0) {
  console.error(`Over a bound: ${slow.map(([path]) => path).join(', ')}`);
  process.exitCode = 1;
}

/** A tool is useful once its heading shows, nothing in the window is loading, and a press would be answered. */
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
function measureStaff(url: string, paths: readonly string[], rounds: number): Promise<Figures> {
  return inBrowser(async (browser) => {
    const session = await signedIn(browser, url);
    const figures: Figures = {};
    for (const path of paths) {
      // Cookies and the stored session, but no file of the site.
      const context = await browser.newContext({ storageState: session });
      figures[path] = await measureTool(context, url + path, rounds);
      await context.close();
    }
    return figures;
  });
}

async function measureTool(
  context: BrowserContext,
  url: string,
  rounds: number,
): Promise<Figures[string]> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await watchLayoutShift(page);
  const times: number[] = [];
  const shifts: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    times.push(await untilUseful(page, url));
    shifts.push(sumOfShifts(await layoutShift(page)));
  }
  const [coldMs = NaN, ...warm] = times;
  return {
    [COLD]: Math.round(coldMs),
    [WARM]: Math.round(median(warm)),
    [SHIFT]: Number(Math.max(...shifts).toFixed(4)),
  };
}

async function signedIn(
  browser: Browser,
  url: string,
): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await signIn(page, { email: 'admin@example.com', password });
  await page.waitForSelector('.tool-content h1');
  const state = await context.storageState();
  await context.close();
  return state;
}
