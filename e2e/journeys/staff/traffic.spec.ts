import type { Page } from '@playwright/test';
import { admin, signInToStaff } from '../../fixtures/accounts/accounts.ts';
import { startCollectingSite } from '../../fixtures/sites/collecting-site.ts';
import { storedRows } from '../../fixtures/rows/stored-rows.ts';
import {
  layoutShift,
  MOST_TOOL_SHIFT,
  sumOfShifts,
  watchLayoutShift,
} from '../../fixtures/browser/layout-shift.ts';
import { expect, openPage as open, test } from '../../fixtures/test.ts';

const dashboard = '/viral-traffic-dashboard';
const collectPath = '/functions/v1/collect-events';
/** The user agent of a person's browser; that of the tests counts as a bot. */
const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Statuses of the batches that a page sends from now on. */
function sentBatches(page: Page): number[] {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith(collectPath)) statuses.push(response.status());
  });
  return statuses;
}

/** Sends waiting events, as closing the tab does. */
async function leave(page: Page): Promise<void> {
  const stored = page.waitForResponse((response) => response.url().endsWith(collectPath));
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  expect((await stored).status()).toBe(204);
}

async function hasStored(page: Page, type: string): Promise<void> {
  await page.waitForFunction(
    (name) => (localStorage.getItem('analytics_events') ?? '').includes(`"${name}"`),
    type,
  );
}

const accept = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('cookies-accepted', 'true'));
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
/** A table that loads when it comes near. */
async function scrollTo(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name, exact: true }).scrollIntoViewIfNeeded();
}

test('with collection, events of consenting visitors arrive, apart from staff and bots', async ({
  browser,
}) => {
  const site = await startCollectingSite();
  const campaign = `issue-${Date.now()}`;
  const context = await browser.newContext({ baseURL: site.url, userAgent: person });
  try {
    const visitor = await context.newPage();
    const statuses = sentBatches(visitor);
    await open(visitor, `/?utm_source=newsletter&utm_medium=email&utm_campaign=${campaign}`);
    await visitor.mouse.move(200, 300);
    await visitor.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    expect(statuses).toEqual([]);
    await visitor.getByRole('button', { name: 'Accept All Cookies' }).click();
    await hasStored(visitor, 'page_view');
    await visitor
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Blog' })
      .click();
    await expect(visitor).toHaveURL('/ai-hiring-insights-blog');
    await hasStored(visitor, 'page_exit');
    await leave(visitor);
    const [session] = await storedRows(`analytics_sessions?utm_campaign=eq.${campaign}`);
    expect(session).toMatchObject({ audience: 'visitor', utm_source: 'newsletter' });
    expect(session).toMatchObject({ landing_path: '/', referrer_host: null });
    const events = await storedRows(`analytics_events?session_id=eq.${session?.['session_id']}`);
    expect(events.map((row) => row['event_type'])).toContain('page_view');
    expect(JSON.stringify(events)).not.toMatch(/Mozilla|127\.0\.0\.1|203\.0\.113/);
    // Withdrawn, nothing more is sent.
    await visitor.evaluate(() => localStorage.clear());
    await visitor.close();

    const bot = await fetch(`${site.url}${collectPath}`, {
      method: 'POST',
      headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
      body: JSON.stringify({
        session_id: `${Date.now()}-bot`,
        user_id: null,
        referrer_host: null,
        utm: {},
        events: [{ type: 'page_view', path: '/only-a-bot', age_ms: 0, metadata: {} }],
      }),
    });
    expect(bot.status).toBe(204);

    const staff = await context.newPage();
    await accept(staff);
    await signInToStaff(staff, admin);
    await watchLayoutShift(staff);
    await staff.goto(dashboard);
    await expect(staff.getByText(/^Collected by the site/)).toBeVisible();
    await expect(staff.getByRole('figure').first()).toBeVisible();
    const shifts = await layoutShift(staff);
    expect(sumOfShifts(shifts), shifts.join('\n')).toBeLessThanOrEqual(MOST_TOOL_SHIFT);
    await scrollTo(staff, 'Campaigns');
    await expect(table(staff, 'Campaigns').getByRole('row', { name: campaign })).toContainText('1');
    await expect(table(staff, 'Pages and engagement')).not.toContainText('/only-a-bot');
    await staff.getByRole('radio', { name: /Bots/ }).check();
    await expect(table(staff, 'Pages and engagement')).toContainText('/only-a-bot');
    await hasStored(staff, 'page_view');
    await leave(staff);
    const rows = await storedRows('analytics_sessions?audience=eq.staff');
    expect(rows.length).toBeGreaterThan(0);
    await staff.getByRole('radio', { name: /Staff/ }).check();
    await expect(table(staff, 'Pages and engagement')).toContainText('/admin-login-xyz123');
  } finally {
    await context.close();
    await site.close();
  }
});
