import type { Page } from '@playwright/test';
import { refuseCookies, expect, isHydrated, test, headerLink } from '../../fixtures/test.ts';
import { isOf, recordRequests } from '../../fixtures/browser/requests.ts';

/** The connection that the browser reports; a headless one is always fast. */
async function connectAs(page: Page, effectiveType: string): Promise<void> {
  await page.addInitScript((type) => {
    const { connection } = navigator as Navigator & { connection: object };
    Object.defineProperty(connection, 'effectiveType', { get: () => type });
  }, effectiveType);
}

async function open(page: Page): Promise<string[]> {
  await refuseCookies(page);
  const requests = recordRequests(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await isHydrated(page);
  return requests;
}

interface Closures {
  routes: Record<string, { scripts: { file: string }[]; styles: { file: string }[] }>;
}

/** Everything that a navigation to a page fetches, each file once, by the list that was asked for. */
async function neededFor(page: Page, path: string, requests: string[]): Promise<string[]> {
  const list = requests.find(isClosures) ?? '';
  const data = requests.find((asked) => asked.endsWith(`${path}/data.json`)) ?? '';
  const { routes } = (await (await page.request.get(list)).json()) as Closures;
  const { scripts = [], styles = [] } = routes[path] ?? {};
  expect(Math.min(scripts.length, styles.length)).toBeGreaterThan(0);
  const base = list.slice(0, list.lastIndexOf('/') + 1);
  return [...[...scripts, ...styles].map(({ file }) => base + file), list, data].sort();
}

const isClosures = (path: string): boolean => /\/closures-[\w-]{8}\.json$/.test(path);
const isPrefetcher = (path: string): boolean => path.includes('/prefetch-links-');

/** Waits until the page listens to pointers and keys. A movement before that would be lost. */
async function isPrefetching(page: Page, requests: string[]): Promise<void> {
  await expect.poll(() => requests.some(isPrefetcher)).toBe(true);
  // Imports the module that the page has: it has run then.
  await page.evaluate((file) => import(file), requests.find(isPrefetcher) ?? '');
}

test('a focused link is prefetched, and a press fetches no more', async ({ page, trouble }) => {
  await connectAs(page, '3g');
  const requests = await open(page);
  await isPrefetching(page, requests);
  expect(requests.filter(isOf('mfe-blog'))).toEqual([]);

  const link = headerLink(page, 'Blog');
  await link.focus();
  await expect.poll(() => requests.some(isClosures)).toBe(true);
  const needed = await neededFor(page, '/ai-hiring-insights-blog', requests);
  await expect.poll(() => requests.filter(isOf('mfe-blog')).sort()).toEqual(needed);

  expect(trouble.messages).toEqual([]);

  const before = requests.length;
  await page.keyboard.press('Enter');
  await expect(page.locator('main [data-app="mfe-blog"] h1')).toBeVisible();
  expect(requests.slice(before)).toEqual([]);
});
