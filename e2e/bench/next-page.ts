import type { Browser, Page } from '@playwright/test';
import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import { inBrowser } from '../fixtures/browser/in-browser.ts';
import { median } from '../fixtures/statistics.ts';
import { printFigures, type Figures } from './measured-site.ts';
import { slowDown } from './slow-phone.ts';

interface Target {
  link: string;
  path: string;
}

const targets: readonly Target[] = [
  { link: 'Services', path: '/ai-ml-staffing-services' },
  { link: 'Salary Dashboard', path: '/ai-ml-salary-data' },
  { link: 'Blog', path: '/ai-hiring-insights-blog' },
];

const HOVER_MS = 200;

const { rounds, url } = parseParameters(
  createCommand('pnpm bench next-page')
    .description(
      'Measures how long Services, Salary Dashboard and Blog take from the home page (slow 4G, a processor four times slower): as a document with a warm cache, by a click, and by a click after 200 ms on the link.',
    )
    .option('--rounds <number>', 'visits of each page in each way', '5')
    .option(
      '--url <url>',
      'a running site; otherwise one is started, with the builds that are there',
    ),
).opts<{ rounds: string; url?: string }>();

await printFigures(url, (at) => measureNextPage(at, Number(rounds)));

/**
 * How long a page that a visitor chooses on the home page takes to show its heading, on a slow phone: medians. Opens each target `rounds` times in each way, in turn, each time in a browser profile of its own.
 */
function measureNextPage(url: string, rounds: number): Promise<Figures> {
  return inBrowser(async (browser) => {
    const figures: Figures = {};
    for (const target of targets) {
      const times = { document: [] as number[], click: [] as number[], hover: [] as number[] };
      for (let round = 0; round < rounds; round += 1) {
        times.document.push(await inProfile(browser, (page) => loadDocument(page, url, target)));
        times.click.push(await inProfile(browser, (page) => choose(page, url, target, 0)));
        times.hover.push(await inProfile(browser, (page) => choose(page, url, target, HOVER_MS)));
      }
      const [documentMs, clickMs] = [median(times.document), median(times.click)];
      figures[target.link] = {
        'document, ms': Math.round(documentMs),
        'click, ms': Math.round(clickMs),
        'of the document': Number((clickMs / documentMs).toFixed(2)),
        'after 200 ms on the link, ms': Math.round(median(times.hover)),
      };
    }
    return figures;
  });
}

async function inProfile(
  browser: Browser,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('cookies-accepted', 'false'));
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** First paint of a document whose files are in the cache: the page was visited before. */
async function loadDocument(page: Page, url: string, { path }: Target): Promise<number> {
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await page.goto(url, { waitUntil: 'networkidle' });
  await slowDown(await page.context().newCDPSession(page));
  await page.goto(url + path, { waitUntil: 'networkidle' });
  return page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  );
}

/** From the press on a link of the header to the frame after the one with the page's heading. */
async function choose(
  page: Page,
  url: string,
  { link, path }: Target,
  hoverMs: number,
): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await slowDown(await page.context().newCDPSession(page));
  const box = await page
    .locator('header')
    .getByRole('link', { name: link, exact: true })
    .boundingBox();
  if (box === null) throw new Error(`The header shows no link "${link}".`);
  await page.evaluate(watchHeading, path);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  // The time that a person takes, and nothing is waited for.
  if (hoverMs > 0) await page.waitForTimeout(hoverMs);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
}

/** Runs in the browser: notes the press, and the frame after the first one that has another heading at the path. */
function watchHeading(path: string): void {
  const before = document.querySelector('main h1');
  const isThere = (): boolean => {
    const heading = document.querySelector('main h1');
    return heading !== null && heading !== before && location.pathname === path;
  };
  const shown = new Promise<number>((resolve) => {
    window.addEventListener(
      'click',
      ({ timeStamp }) => {
        const changes = new MutationObserver(() => {
          if (!isThere()) return;
          changes.disconnect();
          requestAnimationFrame(() => requestAnimationFrame((at) => resolve(at - timeStamp)));
        });
        changes.observe(document, { childList: true, subtree: true });
      },
      { capture: true, once: true },
    );
  });
  Object.assign(window, { shown });
}
