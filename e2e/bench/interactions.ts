import type { Page } from '@playwright/test';
import { createCommand, parseParameters } from '@talent/node/terminal/run-command';
import { inBrowser } from '../fixtures/browser/in-browser.ts';
import { median } from '../fixtures/statistics.ts';
import { onSite } from './measured-site.ts';

/** How long the page takes to show that it was pressed. */
interface InteractionFigure {
  name: string;
  /** From the press to the next paint, median and slowest, ms; browsers round it to 8. Below 16 ms it is not reported, and 0 here. */
  ms: number;
  slowest: number;
}

interface Interaction {
  name: string;
  path: string;
  width: number;
  act: (page: Page) => Promise<void>;
}

/** How much slower than this machine the measured one is. */
const SLOWER = 4;

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** The most expensive presses on the most visited pages. The first press changes nothing: its time is that of the machine. */
const interactions: readonly Interaction[] = [
  { name: 'Home: nothing', path: '/', width: 1280, act: (page) => page.mouse.click(640, 70) },
  { name: 'Home: open the menu', path: '/', width: 360, act: press('Menu') },
  { name: 'Home: next testimonial', path: '/', width: 1280, act: press(/next/i) },
  {
    name: 'Home: a question of the footer',
    path: '/',
    width: 1280,
    act: (page) => page.locator('footer').getByRole('button').first().click(),
  },
  {
    name: 'Home: go to the services',
    path: '/',
    width: 1280,
    act: async (page) => {
      await page.locator('header').getByRole('link', { name: 'Services' }).click();
      await page.waitForURL('**/ai-ml-staffing-services');
    },
  },
  {
    name: 'Salary data: another view',
    path: '/ai-ml-salary-data',
    width: 1280,
    act: (page) => page.locator('#compare').getByText('By year', { exact: true }).click(),
  },
  {
    name: 'Assessment: start',
    path: '/ai-skills-assessment',
    width: 360,
    act: (page) => page.locator('main').getByRole('radio').first().check(),
  },
];

const { rounds, url } = parseParameters(
  createCommand('pnpm bench interactions')
    .description(
      'Measures the time from a press to the next paint, on a processor four times slower. Bound: 100 ms.',
    )
    .option('--rounds <number>', 'presses of each kind', '5')
    .option(
      '--url <url>',
      'a running site; otherwise one is started, with the builds that are there',
    ),
).opts<{ rounds: string; url?: string }>();

const figures = await onSite(url, (at) => measureInteractions(at, Number(rounds)));
console.table(Object.fromEntries(figures.map(({ name, ...times }) => [name, times])));

function measureInteractions(at: string, times: number): Promise<InteractionFigure[]> {
  return inBrowser(async (browser) => {
    const measured: InteractionFigure[] = [];
    for (const { name, path, width, act } of interactions) {
      const presses: number[] = [];
      for (let round = 0; round < times; round += 1) {
        const context = await browser.newContext({ viewport: { width, height: 800 } });
        const page = await context.newPage();
        await page.addInitScript(() => localStorage.setItem('cookies-accepted', 'false'));
        await page.addInitScript(watchPresses);
        await page.goto(at + path, { waitUntil: 'networkidle' });
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
        await act(page);
        presses.push(await page.evaluate(longestPress));
        await context.close();
      }
      measured.push({ name, ms: median(presses), slowest: Math.max(...presses) });
    }
    return measured;
  });
}

/** Runs in the browser before the page. */
function watchPresses(): void {
  const seen = { longest: 0 };
  Object.assign(window, { benchPresses: seen });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId > 0) seen.longest = Math.max(seen.longest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** The observer hears of a press some frames after its paint. */
async function longestPress(): Promise<number> {
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 }));
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  return (window as unknown as { benchPresses: { longest: number } }).benchPresses.longest;
}
