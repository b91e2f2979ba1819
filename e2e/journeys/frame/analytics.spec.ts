import type { Page } from '@playwright/test';
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
