import type { Locator, Page } from '@playwright/test';
import { violations } from '../../fixtures/browser/axe.ts';
import { overflow } from '../../fixtures/browser/overflow.ts';
import { refuseCookies } from '../../fixtures/browser/refuse-cookies.ts';
import { turnOnDataSaver } from '../../fixtures/browser/save-data.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

const path = '/ai-job-market';
const finding = 'AI terms were in 5.8% of US job postings in June 2026, up from 3% in June 2025';

async function open(page: Page): Promise<void> {
  await refuseCookies(page);
  // The browser warns of prefetched styles that are not used yet.
  await turnOnDataSaver(page);
  await page.goto(path);
  await page.locator('footer').waitFor();
  await isHydrated(page);
}

const share = (page: Page): Locator => page.locator('#ai-share');
const chartOf = (page: Page): Locator =>
  share(page).getByRole('application', { name: /Line chart of 2 lines/ });
const countries = (page: Page): Locator =>
  share(page).getByRole('application', { name: /9 line charts with the same axes/ });
/** The words of a chart's live region: the values under its crosshair. */
const said = (chart: Locator): Locator =>
  chart.locator('xpath=ancestor::figure[1]').locator('[aria-live="polite"]');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page states findings, both dates, limits and licenses, and its CSV has the same figures', async ({
    page,
    request,
  }) => {
    await page.goto(path);
    await expect(share(page).getByRole('heading', { name: finding })).toBeVisible();
    const main = page.locator('main');
    for (const words of [
      'The share in Canada went from 4.5% to 17.4% within a year. It rose most from November 2025 to April 2026. The source does not explain this',
      'In February 2026, 48.8% of US and 53% of Canadian job postings stated pay',
      'In US software development it was 40.9%',
      'The newest daily value is 101.8 (August 14, 2026).',
      'January 1, 2019 to June 30, 2026',
      'What they do not say',
    ]) {
      await expect(main).toContainText(words);
    }
    const fetched = share(page).locator('dl div').filter({ hasText: 'File fetched' });
    await expect(fetched).toContainText(/(January|November|December) \d+, 20\d\d/);
    // No address is set on the test's site: nothing is promised.
    await expect(main).not.toContainText('every week');
    for (const part of ['ai-share', 'postings', 'pay', 'remote']) {
      const section = page.locator(`[id="${part}"]`);
      await expect(section.getByRole('link', { name: 'CC BY 4.0' }).first()).toHaveAttribute(
        'href',
        'https://creativecommons.org/licenses/by/4.0/',
      );
      await expect(
        section.locator('a[href^="https://github.com/hiring-lab/"]').first(),
      ).toBeVisible();
      await expect(section.locator('figure svg path').first()).toBeVisible();
    }

    const link = page.getByRole('link', { name: 'AI share of job postings as CSV' });
    const csv = await request.get((await link.getAttribute('href')) ?? '');
    expect(csv.headers()).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="ai-job-market-ai-share.csv"',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const text = await csv.text();
    expect(text).toContain('value,ai-postings-share,ai-share,percent,US,,2026-06,5.781,30,yes');
    expect(text).toContain('value,ai-postings-share,ai-share,percent,CA,,2025-06,4.526,30,yes');
    expect(text).toContain('https://creativecommons.org/licenses/by/4.0/');
  });

  test('the figures behind a chart open', async ({ page }) => {
    await page.goto(path);
    await share(page).getByText('Show the figures').first().click();
    const row = share(page)
      .getByRole('row', { name: /^June 2026/ })
      .first();
    await expect(row).toContainText('5.8%');
    await expect(row).toContainText('17.4%');
  });
});

test('a chart is read with the keyboard alone, month by month, and the file is reached', async ({
  page,
  trouble,
}) => {
  await open(page);
  await chartOf(page).focus();
  await expect(said(chartOf(page))).toHaveText('Canada, June 2026: 17.4%');
  await page.keyboard.press('ArrowLeft');
  await expect(said(chartOf(page))).toHaveText('Canada, May 2026: 16.9%');
  await page.keyboard.press('ArrowDown');
  await expect(said(chartOf(page))).toHaveText('United States, May 2026: 5.6%');
  await page.keyboard.press('Home');
  await expect(said(chartOf(page))).toHaveText('United States, January 2019: 1.7%');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(chartOf(page)).toBeFocused();

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Postings that state pay as CSV' }).press('Enter');
  expect((await saving).suggestedFilename()).toBe('ai-job-market-pay-transparency.csv');
  expect(trouble.messages).toEqual([]);
});

test('nine countries are on equal scales, and one crosshair reads all of them', async ({
  page,
}) => {
  await open(page);
  await countries(page).focus();
  await expect(said(countries(page))).toHaveText('United States, June 2026: 5.8%');
  await page.keyboard.press('ArrowDown');
  await expect(said(countries(page))).toHaveText('Canada, June 2026: 17.4%');
  const heights = await countries(page)
    .locator('[data-row] [data-plot]')
    .evaluateAll((plots) => plots.map((plot) => Math.round(plot.getBoundingClientRect().height)));
  expect(heights).toHaveLength(9);
  expect(new Set(heights).size).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('a touch shows a month that stays, and nothing scrolls sideways', async ({ page }) => {
    await open(page);
    const plot = chartOf(page).locator('[data-plot]');
    await plot.scrollIntoViewIfNeeded();
    const box = await plot.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) - 2, (box?.y ?? 0) + 60);
    await expect(said(chartOf(page))).toHaveText(/2026: \d/);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });
});

test('the home page has one line of it that leads here', async ({ page }) => {
  await refuseCookies(page);
  await page.goto('/');
  const promo = page.getByRole('region', { name: 'What AI roles pay in the US' });
  await expect(promo).toContainText(
    'AI terms were in 5.8% of US job postings in June 2026, up from 3% in June 2025.',
  );
  await expect(promo.getByRole('link', { name: 'Indeed Hiring Lab' })).toHaveAttribute(
    'href',
    'https://github.com/hiring-lab/ai-tracker',
  );
  await promo.getByRole('link', { name: 'See the AI job market' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { name: finding })).toBeVisible();
});
