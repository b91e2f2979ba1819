import type { Browser, CDPSession } from '@playwright/test';
import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import { inBrowser } from '../fixtures/browser/in-browser.ts';
import { median } from '../fixtures/statistics.ts';
import { printFigures, type Figures } from './measured-site.ts';
import { slowDown } from './slow-phone.ts';

const kinds = [
  '/',
  '/services/machine-learning-engineers',
  '/us-ai-talent',
  '/ai-interview-questions',
  '/ai-engineer-staffing',
  '/machine-learning-ai-jobs',
  '/ai-ml-salary-data',
  '/ai-ml-salary-data/machine-learning-engineer',
  '/ai-salary-calculator',
  '/ai-job-market',
  '/ai-hiring-insights-blog',
  '/blog/what-ai-engineers-earn-in-the-us-and-canada',
];

const { page, rounds, url } = parseParameters(
  createCommand('pnpm bench paint')
    .description(
      'Measures the largest paint of pages on a slow phone (360 px, slow 4G, a processor four times slower), with and without their scripts, and their layout shift.',
    )
    .option('--page <path...>', 'these pages only; otherwise one of each kind')
    .option('--rounds <number>', 'visits of each page, with scripts and without', '5')
    .option(
      '--url <url>',
      'a running site; otherwise one is started, with the builds that are there',
    ),
).opts<{ page?: string[]; rounds: string; url?: string }>();

await printFigures(url, (at) => measurePaint(at, page ?? kinds, Number(rounds)));

/** Time to the largest paint, ms, and the sum of layout shifts from the first frame to the end of the page. */
type Visit = { largestMs: number; layoutShift: number };

/** Visits each page `rounds` times with scripts and as often without, in turn, each with an empty cache. */
function measurePaint(url: string, paths: readonly string[], rounds: number): Promise<Figures> {
  return inBrowser(async (browser) => {
    const figures: Figures = {};
    for (const path of paths) {
      const full: Visit[] = [];
      const bare: Visit[] = [];
      for (let round = 0; round < rounds; round += 1) {
        full.push(await visit(browser, url + path, 'scripts'));
        bare.push(await visit(browser, url + path, 'none'));
      }
      figures[path] = {
        'largest paint, ms': Math.round(median(full.map(({ largestMs }) => largestMs))),
        'without scripts, ms': Math.round(median(bare.map(({ largestMs }) => largestMs))),
        'layout shift': Number(Math.max(...full.map((one) => one.layoutShift)).toFixed(4)),
      };
    }
    return figures;
  });
}

async function visit(browser: Browser, url: string, load: 'scripts' | 'none'): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await prepare(session, load);
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.evaluate(async () => {
      const seen: Visit = { largestMs: 0, layoutShift: 0 };
      new PerformanceObserver((list) => {
        seen.largestMs = list.getEntries().at(-1)?.startTime ?? 0;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          seen.layoutShift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      // Paints from before the observers are reported a moment later.
      while (seen.largestMs === 0) await frame();
      const { largestMs } = seen;
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo(0, top);
        await frame();
        await frame();
      }
      return { largestMs, layoutShift: seen.layoutShift };
    });
  } finally {
    await context.close();
  }
}

async function prepare(session: CDPSession, load: 'scripts' | 'none'): Promise<void> {
  // Nothing is prefetched: the figures are the page's own.
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await slowDown(session);
  if (load === 'none') await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
}
