import type { Page } from '@playwright/test';
import { recordRequests } from '../../fixtures/browser/requests.ts';
import { expect, openPage as open, test, headerLink } from '../../fixtures/test.ts';

interface StoredEvent {
  event_type: string;
  page_path: string;
  session_id: string;
  user_id: string | null;
  referrer: string | null;
  timestamp: string;
  metadata: Record<string, unknown>;
}

function stored(page: Page): Promise<StoredEvent[]> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('analytics_events') ?? '[]') as StoredEvent[],
  );
}

async function eventsOf(page: Page, type: string): Promise<StoredEvent[]> {
  return (await stored(page)).filter(({ event_type }) => event_type === type);
}

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}

const optional = ['analytics_events', 'seo_metrics', 'analytics_session_id'];

async function choose(page: Page, choice: 'true' | 'false'): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('cookies-accepted', value), choice);
}

async function collectorLoads(page: Page, act: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForResponse((response) => /\/collector-[^/]*\.js$/.test(response.url()));
  await act();
  await loaded;
}

async function goTo(page: Page, link: string, path: string): Promise<void> {
  await headerLink(page, link).click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('main h1')).toBeVisible();
}

/** The visitor answers in another tab: this one follows. */
async function answerElsewhere(page: Page, answer: 'true' | 'false'): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await other.evaluate((value) => localStorage.setItem('cookies-accepted', value), answer);
  await other.close();
}

test('writes nothing before consent; with it, the waiting events in order', async ({ page }) => {
  await open(page, '/');
  const title = await page.title();
  await collectorLoads(page, () => page.mouse.move(200, 300));
  await goTo(page, 'Blog', '/ai-hiring-insights-blog');
  for (const key of optional) expect(await storedKeys(page)).not.toContain(key);

  await answerElsewhere(page, 'true');
  await expect.poll(async () => (await eventsOf(page, 'page_view')).length).toBe(2);
  const [first, second] = await eventsOf(page, 'page_view');
  expect(first?.metadata).toEqual({ page_path: '/', page_title: title });
  expect(first).toMatchObject({ page_path: '/', user_id: null, referrer: null });
  expect(first?.session_id).toMatch(/^\d{13}-[a-z0-9]+$/);
  expect(first?.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/);
  expect(second?.metadata).toEqual({
    page_path: '/ai-hiring-insights-blog',
    page_title: await page.title(),
  });
  expect(Date.parse(first?.timestamp ?? '')).toBeLessThan(Date.parse(second?.timestamp ?? ''));
  const types = (await stored(page)).map(({ event_type }) => event_type);
  expect(types.indexOf('page_exit')).toBeGreaterThan(types.indexOf('page_view'));
  expect(types.indexOf('page_exit')).toBeLessThan(types.lastIndexOf('page_view'));
  const metrics = await page.evaluate(
    () => JSON.parse(localStorage.getItem('seo_metrics') ?? '[]') as { pagePath: string }[],
  );
  expect(metrics.map(({ pagePath }) => pagePath)).toEqual(['/', '/ai-hiring-insights-blog']);
});

test('after a refusal nothing is written and the collector does not load', async ({ page }) => {
  await choose(page, 'false');
  const requests = recordRequests(page);
  await open(page, '/');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 5_000);
  await goTo(page, 'Blog', '/ai-hiring-insights-blog');
  await page.reload({ waitUntil: 'networkidle' });
  expect(logged).toEqual([]);
  for (const key of optional) expect(await storedKeys(page)).not.toContain(key);
  expect(requests.filter((path) => path.includes('collector'))).toEqual([]);
});

test('with consent, sends no request', async ({ page }) => {
  await choose(page, 'true');
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isPlain =
      request.method() === 'GET' &&
      ['fetch', 'script', 'stylesheet'].includes(request.resourceType());
    const isOfSite = pathname.startsWith('/assets/') || pathname.startsWith('/_pages/');
    if (!isPlain || !isOfSite) sent.push(`${request.method()} ${request.url()}`);
  });
  await page.addInitScript(() => {
    const beacons: unknown[] = [];
    Object.assign(window, { beacons });
    navigator.sendBeacon = (url) => beacons.push(url) > 0;
  });
  await collectorLoads(page, () => open(page, '/'));
  await page.waitForLoadState('networkidle');
  sent.length = 0;
  await page.mouse.wheel(0, 5_000);
  await goTo(page, 'Blog', '/ai-hiring-insights-blog');
  await expect.poll(() => eventsOf(page, 'page_exit')).toHaveLength(1);
  // A view can end when its page is on the screen.
  await expect.poll(() => eventsOf(page, 'page_view')).toHaveLength(2);
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await expect.poll(() => eventsOf(page, 'page_exit')).toHaveLength(2);
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { beacons: unknown[] }).beacons)).toEqual(
    [],
  );
});
