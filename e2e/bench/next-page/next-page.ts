import { chromium, type Browser, type Page } from '@playwright/test';
import { browserPath } from '../../fixtures/browser/browser-path.ts';
import { median, slowDown } from '../slow-phone.ts';

/** How long a page that a visitor chooses on the home page takes to show its heading, on a slow phone's network and processor. */
export interface NextPageFigures {
  /** Label of the link. */
  link: string;
  /** Median time to the first paint of a document load with everything in the cache, ms. */
  documentMs: number;
  /** Median from a click without a sign before it, ms. */
  clickMs: number;
  /** Median from a click after the pointer was on the link for 200 ms, ms. */
  hoverMs: number;
}

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

/** Opens each target `rounds` times in each way, in turn, each time in a browser profile of its own. */
export async function measureNextPage(url: string, rounds: number): Promise<NextPageFigures[]> {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const figures: NextPageFigures[] = [];
    for (const target of targets) {
      const times = { document: [] as number[], click: [] as number[], hover: [] as number[] };
      for (let round = 0; round < rounds; round += 1) {
        times.document.push(await inProfile(browser, (page) => loadDocument(page, url, target)));
        times.click.push(await inProfile(browser, (page) => choose(page, url, target, 0)));
        times.hover.push(await inProfile(browser, (page) => choose(page, url, target, HOVER_MS)));
      }
      figures.push({
        link: target.link,
        documentMs: median(times.document),
        clickMs: median(times.click),
        hoverMs: median(times.hover),
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
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

/**
 * Runs in the browser: notes the press, and the frame after the first one that has another heading at the path. It draws no
 * frames of its own while it waits, because each costs a slow processor 10 ms.
 */
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
