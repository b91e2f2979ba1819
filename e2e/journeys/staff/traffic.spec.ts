import type { Page, BrowserContext, Locator } from '@playwright/test';
import { admin, signInToStaff } from '../../fixtures/accounts/accounts.ts';
import { startCollectingSite } from '../../fixtures/sites/isolated-site.ts';
import { storedRows } from '../../fixtures/rows/stored-rows.ts';
import { watchLayoutShift, toolShifts } from '../../fixtures/browser/layout-shift.ts';
import { expect, openPage as open, test, headerLink } from '../../fixtures/test.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@talent/node/net/free-port';
import { pageFaults } from '../../fixtures/browser/layout-faults.ts';
import { startSiteProcess, type SiteProcess } from '../../fixtures/sites/site-process.ts';
import { tabTo } from '../../fixtures/browser/tab-to.ts';

const dashboard = '/viral-traffic-dashboard';
const collectPath = '/functions/v1/collect-events';
/** The user agent of a person's browser; that of the tests counts as a bot. */
const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

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

test('events of consenting visitors arrive, apart from staff and bots', async ({ browser }) => {
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
    await headerLink(visitor, 'Blog').click();
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
    expect(await toolShifts(staff)).toEqual([]);
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

const adminPassword = 'password-of-the-samples';

/** Goes to a control with Tab alone, and presses it. */
async function press(page: Page, control: Locator, back = false): Promise<void> {
  await tabTo(page, control, { back, farthest: 250 });
  await page.keyboard.press('Enter');
}

async function visitorsOf(page: Page): Promise<number> {
  const label = page
    .getByRole('region', { name: 'Overview' })
    .getByText('Visitors', { exact: true });
  const figure = label.first().locator('xpath=preceding-sibling::p[1]');
  return Number((await figure.innerText()).replaceAll(',', ''));
}

test('an admin meets samples, compares, names a segment, follows a journey and deletes the samples, with keys alone @long', async ({
  browser,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'talent-samples-'));
  let site: SiteProcess | null = null;
  let context: BrowserContext | null = null;
  try {
    // A local start without a value for collection: it collects, and adds samples.
    site = await startSiteProcess({
      port: await freePort(),
      dataDir,
      adminPassword,
      env: { COLLECT_ANALYTICS: undefined },
    });
    context = await browser.newContext({
      baseURL: site.url,
      viewport: { width: 360, height: 780 },
    });
    const page = await context.newPage();
    await signInToStaff(page, { email: 'admin@example.com', password: adminPassword });
    await watchLayoutShift(page);
    await page.goto(dashboard);

    // Alive on first sight, and labelled.
    await expect(page.getByText('Sample visits', { exact: true })).toBeVisible();
    await expect(page.getByText(/A generator made these visits up/)).toBeVisible();
    await expect(page.getByText(/against the period before/).first()).toBeVisible();
    const all = await visitorsOf(page);
    expect(all).toBeGreaterThan(100);
    await expect(page.getByRole('figure').first()).toBeVisible();
    expect(await toolShifts(page)).toEqual([]);

    // A segment by a press on a referrer, with a name.
    await press(page, page.getByRole('button', { name: 'Show only newsletter' }));
    await expect(page).toHaveURL(/source=newsletter/);
    await expect.poll(() => visitorsOf(page)).toBeLessThan(all / 2);
    await press(page, page.getByRole('button', { name: 'Save segment' }), true);
    const name = page.getByRole('textbox', { name: 'Name of the segment' });
    await expect(name).toBeFocused();
    await page.keyboard.type('From the newsletter');
    await page.keyboard.press('Enter');
    const bar = page.getByRole('group', { name: 'Segment', exact: true });
    await expect(bar).toBeFocused();
    await expect(
      page.getByText('Segment From the newsletter saved', { exact: true }),
    ).toBeVisible();

    // A journey: the pages of it are the next filters.
    const step = page.getByRole('button', { name: /^Show only visits that started on / }).first();
    // It loads when it comes near.
    await page.getByRole('heading', { name: 'Journeys', exact: true }).scrollIntoViewIfNeeded();
    await press(page, step);
    await expect(page).toHaveURL(/landing=/);
    await expect(bar.getByRole('button', { name: /^Remove Started on: / })).toBeVisible();

    // The figures of the new filter draw the part with the button again.
    await expect(page.locator('main').locator('[data-loading], [aria-busy="true"]')).toHaveCount(0);
    // One button deletes the samples, and what is left offers the one action.
    await press(page, page.getByRole('button', { name: 'Delete the samples' }), true);
    await expect(page.getByRole('link', { name: 'Open the site' })).toBeVisible();
    await expect(page.getByText('Sample visits', { exact: true })).toHaveCount(0);
    expect(await pageFaults(page)).toEqual([]);
  } finally {
    await context?.close();
    await site?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
