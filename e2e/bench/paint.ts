import { chromium } from '@playwright/test';
import type { Browser, CDPSession } from '@playwright/test';
import { browserPath } from '../fixtures/browser/browser-path.ts';
import { median, slowDown } from './slow-phone.ts';

/** A first visit of a page on a slow phone. */
export interface PaintFigures {
  path: string;
  /** Median time to the largest paint, ms. */
  largestMs: number;
  /** The same of the page whose scripts are never loaded. */
  withoutScriptsMs: number;
  /** The largest sum of layout shifts of all visits, from the first frame to the end of the page. */
  layoutShift: number;
}

type Visit = { largestMs: number; layoutShift: number };

/** Visits each page `rounds` times with scripts and as often without, in turn, each with an empty cache. */
export async function measurePaint(
  url: string,
  paths: readonly string[],
  rounds: number,
): Promise<PaintFigures[]> {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const figures: PaintFigures[] = [];
    for (const path of paths) {
      const full: Visit[] = [];
      const bare: Visit[] = [];
      for (let round = 0; round < rounds; round += 1) {
        full.push(await visit(browser, url + path, 'scripts'));
        bare.push(await visit(browser, url + path, 'none'));
      }
      figures.push({
        path,
        largestMs: median(full.map(({ largestMs }) => largestMs)),
        withoutScriptsMs: median(bare.map(({ largestMs }) => largestMs)),
        layoutShift: Math.max(...full.map(({ layoutShift }) => layoutShift)),
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
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
