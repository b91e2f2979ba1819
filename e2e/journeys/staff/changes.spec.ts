import type { Page } from '@playwright/test';
import { writeLock } from '@talent/platform/registry/locks/release-locks';
import { admin, signInToStaff } from '../../fixtures/accounts/accounts.ts';
import { violations } from '../../fixtures/browser/axe.ts';
import {
  layoutShift,
  MOST_TOOL_SHIFT,
  sumOfShifts,
  watchLayoutShift,
} from '../../fixtures/browser/layout-shift.ts';
import { overflow } from '../../fixtures/browser/overflow.ts';
import { pressByTab } from '../../fixtures/browser/press-by-tab.ts';
import { addPost } from '../../fixtures/rows/blog-posts.ts';
import { changeRows } from '../../fixtures/rows/stored-rows.ts';
import { testSlug } from '../../fixtures/rows/test-slug.ts';
import { startIsolatedSite } from '../../fixtures/sites/isolated-site.ts';
import { expect, test } from '../../fixtures/test.ts';

test.setTimeout(120_000);

const changes = '/internal-admin-xyz123/changes';
const DAY = 86_400_000;

const iso = (time: number): string => new Date(time).toISOString();
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The marks of a lane of the picture. */
const marks = (page: Page, lane: string, state: string) =>
  page.locator(`[data-lane="${lane}"] [data-state="${state}"]`);

test('an admin sees a release, a lock and a scheduled post on one axis and in the list, and moves the days by keyboard', async ({
  browser,
}) => {
  const site = await startIsolatedSite();
  const context = await browser.newContext({ baseURL: site.url });
  const slug = testSlug('seen-ahead');
  const title = `Title of ${slug}`;
  const now = Date.now();
  try {
    await addPost(slug, { status: 'scheduled', published_at: iso(now + 3 * DAY) });
    await writeLock(site.store, 'stable', {
      app: null,
      since: iso(now),
      until: iso(now + 2 * DAY),
      reason: 'The fair in Berlin',
      by: 'Ada',
    });
    const page = await context.newPage();
    await signInToStaff(page, admin);
    await watchLayoutShift(page);
    await page.goto(changes);
    await expect(page.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();

    // The list.
    const lock = part(page, 'Now').getByRole('listitem').filter({ hasText: 'All apps on stable' });
    await expect(lock).toContainText('The fair in Berlin (locked by Ada)');
    const post = part(page, 'Next').getByRole('listitem').filter({ hasText: title });
    await expect(post).toContainText('Scheduled, by ');
    const release = part(page, 'Earlier')
      .getByRole('listitem')
      .filter({ hasText: /shell@\S+/ })
      .first();
    await expect(release).toContainText(/Live on stable, revision \d+/);
    const shifts = await layoutShift(page);
    expect(sumOfShifts(shifts), shifts.join('\n')).toBeLessThanOrEqual(MOST_TOOL_SHIFT);

    // The same on the axis.
    await expect(marks(page, 'release', 'over').first()).toBeVisible();
    await expect(marks(page, 'post', 'next').filter({ hasText: title })).toBeVisible();
    await expect(
      marks(page, 'lock', 'now').filter({ hasText: 'The fair in Berlin' }),
    ).toBeVisible();
    await expect(page.locator('[data-now]')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    // Two weeks ahead and back, with the focus staying on the button.
    await pressByTab(page, 'button', 'Later');
    await expect(page).toHaveURL(`${changes}?from=${iso(now).slice(0, 10)}`);
    await expect(post).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Earlier' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${changes}?from=${iso(now - 14 * DAY).slice(0, 10)}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${changes}?from=${iso(now - 28 * DAY).slice(0, 10)}`);
    await expect(release).toBeVisible();
    await expect(post).toHaveCount(0);
    await pressByTab(page, 'button', 'Today');
    await expect(page).toHaveURL(changes);
    await expect(post).toBeVisible();

    // On a phone the list has everything, and nothing is beside the window.
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.locator('[data-picture="lanes"]')).toBeHidden();
    await expect(post).toBeVisible();
    await expect(lock).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);

    await page.goto(`${changes}?from=2001-01-01`);
    await expect(page.getByText('Nothing changes in these days.')).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await pressByTab(page, 'button', 'Today');
    await post.getByRole('link', { name: title }).press('Enter');
    await expect(page).toHaveURL(/\/internal-admin-xyz123\/blog\/\d+$/);
  } finally {
    await changeRows('DELETE', `blog_posts?slug=eq.${slug}`);
    await context.close();
    await site.close();
  }
});
