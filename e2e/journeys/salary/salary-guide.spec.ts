import { createDataClient } from '@talent/data/client';
import { loadSalaryData } from '@talent/data/load-salary-data';
import type { SalaryBand } from '@talent/api/salary/salary-data';
import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { readMainRun } from '../../fixtures/sites/main-site.ts';
import { openQuietly as open, expect, test } from '../../fixtures/test.ts';

const path = '/ai-salary-guide-2025';

/** The bands that visitors may read, as the guide has to show them: the newest period, all work modes. */
async function headlineBands(): Promise<SalaryBand[]> {
  const { url, publishableKey } = await readMainRun();
  const { bands } = await loadSalaryData(createDataClient({ url, key: publishableKey }));
  return bands.filter(({ current, workMode }) => current && workMode === null);
}

const money = (amount: number, currency: string) =>
  `${currency === 'CAD' ? 'CA$' : '$'}${amount.toLocaleString('en-US')}`;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the guide is complete, matches the database, and leads to its CSV and its PDF @own-site', async ({
    page,
    request,
  }) => {
    const bands = await headlineBands();
    const medians = [
      ...new Set(bands.flatMap(({ p50, currency }) => (p50 ? [money(p50, currency)] : []))),
    ];
    expect(medians.length).toBeGreaterThan(30);
    await page.goto(path);
    await expect(page.locator('footer')).toBeVisible();
    const text = (await page.locator('main').textContent()) ?? '';
    expect(medians.filter((median) => !text.includes(median))).toEqual([]);
    // The period that the ranges describe and the day of their file are two dates.
    expect(text).toContain('snapshot of January 19, 2025');
    expect(text).not.toMatch(/data as of|updated weekly/i);
    expect((await (await request.get(path)).body()).byteLength).toBeLessThan(373_000);
    for (const { suppressed, nKind, level, role } of bands) {
      if (nKind !== 'postings' || level !== null) continue;
      await expect(page.locator(`[id="role-${role}"]`)).toHaveCount(suppressed ? 0 : 1);
    }
    // Each chart is drawn as served, and the figures behind it are folded, not missing.
    const charts = page.locator('main figure.chart');
    expect(await charts.count()).toBeGreaterThan(20);
    for (const chart of await charts.all()) {
      await expect(chart.getByRole('img').first()).toHaveAttribute('aria-label', /\S/);
      await expect(chart.locator('details table').first()).toBeHidden();
      await chart.getByText('Show the figures').click();
      await expect(chart.locator('details table').first()).toBeVisible();
    }
    // Without scripts the contents are a list of links.
    const contents = page.getByRole('navigation', { name: 'In this guide' });
    await expect(contents.locator('[aria-current]')).toHaveCount(0);
    await contents.getByRole('link', { name: 'How to judge an offer' }).click();
    await expect(page.getByRole('heading', { name: 'How to judge an offer' })).toBeInViewport();
  });
});

const marked = (page: Page) =>
  page
    .getByRole('navigation', { name: 'In this guide' })
    .locator('a[aria-current="true"]:visible')
    .allTextContents();

test('the list of contents marks the chapter that is being read; keys reach a chapter and a file; paper has what a screen folds', async ({
  page,
  trouble,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, path);
  await page.evaluate(() => document.getElementById('role-data-analyst')?.scrollIntoView());
  await expect.poll(() => marked(page)).toEqual(['Role by role']);
  // The list stays beside the text, and the chapter's heading is below the header.
  const contents = page.getByRole('navigation', { name: 'In this guide' });
  await expect(contents.getByText('In this guide').first()).toBeInViewport();
  await contents.getByRole('link', { name: 'Canada: by province and city' }).click();
  await expect.poll(() => marked(page)).toEqual(['Canada: by province and city']);
  const top = await page
    .getByRole('heading', { name: 'Canada: by province and city' })
    .evaluate((heading) => heading.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(64);
  expect(top).toBeLessThan(300);
  // Chapters, not a scroll.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(15_000);

  await open(page, path);
  await contents.getByText('In this guide').last().press('Enter');
  const link = contents.getByRole('link', { name: 'Canada: by province and city' });
  await link.press('Enter');
  await expect(page.locator('#canada')).toBeInViewport();
  await expect(link).toHaveAttribute('aria-current', 'true');
  // The next stop of the Tab key is in the chapter, not back in the list.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('section[id]')?.id ?? '')).toBe(
    'canada',
  );
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'The guide as PDF' }).last().press('Enter');
  expect((await saving).suggestedFilename()).toBe('ai-salary-guide-2025.pdf');
  expect(trouble.messages).toEqual([]);

  await open(page, path);
  await page.emulateMedia({ media: 'print' });
  const printed = await extractText(new Uint8Array(await page.pdf({ format: 'Letter' })));
  const text = printed.text.join(' ').replace(/\s+/g, ' ');
  expect(text).toContain('95% interval of the median');
  expect(text).toContain('the median of the reported ranges');
  expect(text).not.toContain('Show the figures');
  await expect(page.getByRole('navigation', { name: 'In this guide' })).toBeHidden();
});
