import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { freePort } from '@talent/node/net/free-port';
import { signInToStaff } from '../../fixtures/accounts/accounts.ts';
import {
  layoutShift,
  MOST_TOOL_SHIFT,
  sumOfShifts,
  watchLayoutShift,
} from '../../fixtures/browser/layout-shift.ts';
import { pageFaults } from '../../fixtures/browser/page-faults.ts';
import { startSiteProcess, type SiteProcess } from '../../fixtures/sites/site-process.ts';
import { tabTo } from '../../fixtures/browser/tab-to.ts';
import { expect, test } from '../../fixtures/test.ts';

const dashboard = '/viral-traffic-dashboard';
const adminPassword = 'password-of-the-samples';

/** Goes to a control with Tab alone, and presses it. */
async function press(page: Page, control: Locator, back = false): Promise<void> {
  await tabTo(page, control, { back, farthest: 250 });
  await page.keyboard.press('Enter');
}

/** The number of a tile. */
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
    const shifts = await layoutShift(page);
    expect(sumOfShifts(shifts), shifts.join('\n')).toBeLessThanOrEqual(MOST_TOOL_SHIFT);

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
