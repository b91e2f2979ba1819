import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import {
  figures,
  openSalaryPage,
  openedLine,
  rowOf,
  salaryPath,
  signUp,
} from '../../fixtures/pages/salary-page.ts';
import { storedRows, testAddress } from '../../fixtures/rows/stored-rows.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A figure of a closed role as the database's owner sees it; of a level only after the sign-up. */
async function closedFigure(level: 'is.null' | 'eq.SE', figure: 'p50' | 'p90'): Promise<number> {
  const [band] = await storedRows(
    `salary_bands?select=${figure}&role=eq.research-scientist&level=${level}&work_mode=is.null&period=eq.2024-2025`,
  );
  return Number(band?.[figure]);
}

const headlineOf = (page: Page, role: string) =>
  page
    .locator('#headlines')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: role, exact: true }) });

/** The page has another one, of the offer. */
const levelFilter = (page: Page) => page.locator('#compare').getByLabel('Level', { exact: true });

const written = (amount: number) => `$${amount.toLocaleString('en-US')}`;

test('of a closed role the headline figure alone arrives before the sign-up, which opens all roles for good in every tab @own-site', async ({
  page,
  context,
  trouble,
}) => {
  // The median of the level is that of an open role in another year, too.
  const closed = await closedFigure('eq.SE', 'p90');
  const headline = await closedFigure('is.null', 'p50');
  expect(closed).toBeGreaterThan(100_000);
  const bodies: string[] = [];
  context.on('response', (response) => {
    if (!/json|html|javascript/.test(response.headers()['content-type'] ?? '')) return;
    void response.body().then(
      (body) => bodies.push(String(body[0] === 0x1f ? gunzipSync(body) : body)),
      () => undefined,
    );
  });
  await openSalaryPage(page, '?roles=research-scientist.data-scientist&level=SE');
  await expect(
    page.getByText(
      'Only the headline figure of Research Scientist is open. Sign up to see levels, years, work modes, distributions and comparisons.',
    ),
  ).toBeVisible();
  await expect(headlineOf(page, 'Research Scientist')).toContainText(written(headline));
  await expect(rowOf(page, 'Data Scientist')).toHaveCount(1);
  for (const body of bodies) expect(body).not.toMatch(new RegExp(`\\b${closed}\\b`));
  // Nor on any other page with figures, nor from the database itself.
  for (const path of [salaryPath, '/ai-salary-calculator', '/ai-salary-guide-2025']) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).toMatch(new RegExp(`\\b(${headline}|${written(headline).slice(1)})\\b`));
    expect(html, path).not.toMatch(new RegExp(`\\b(${closed}|${written(closed).slice(1)})\\b`));
  }
  const other = await context.newPage();
  await openSalaryPage(other, '?roles=research-scientist&level=SE');

  const email = testAddress('gate');
  await page.route('**/functions/v1/salary-bands*', (route) => route.abort('connectionreset'), {
    times: 1,
  });
  await signUp(page, email);
  await page.getByRole('button', { name: 'Fetch them again' }).click();
  await expect(openedLine(page)).toBeFocused();
  await expect(rowOf(page, 'Research Scientist')).toContainText(written(closed));
  await expect(rowOf(other, 'Research Scientist')).toContainText(written(closed));
  await expect(other.locator('#sign-up')).toHaveCount(0);
  expect(await storedRows(`salary_access_requests?email=eq.${email}`)).toMatchObject([
    { user_role: 'engineer', page: salaryPath },
  ]);

  // The list of roles has opened by itself.
  await page.getByRole('checkbox', { name: 'MLOps Engineer' }).check();
  await expect(rowOf(page, 'MLOps Engineer')).toHaveCount(1);
  // The address follows the row.
  await expect(page).toHaveURL(/mlops-engineer/);
  await page.reload();
  await expect(rowOf(page, 'MLOps Engineer')).toHaveCount(1);
  await expect(page.locator('#sign-up')).toHaveCount(0);

  expect(
    trouble.messages.filter((message) => !/40[12]|42\d|Failed to load|ERR_/.test(message)),
  ).toEqual([]);
});

test('the figures can be downloaded; the print has figures and sources only', async ({ page }) => {
  await openSalaryPage(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('CC0 1.0');

  await page.emulateMedia({ media: 'print' });
  await expect(levelFilter(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeHidden();
  await expect(page.locator('#sign-up')).toBeHidden();
  await expect(figures(page)).toBeVisible();
  await expect(page.locator('#sources')).toBeVisible();
  for (const name of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(name)).toBeHidden();
  const styleOf = (part: string) =>
    figures(page)
      .locator(part)
      .first()
      .evaluate((element) => {
        const { fontSize, breakInside } = getComputedStyle(element);
        return { size: parseFloat(fontSize), breakInside };
      });
  const [median, count] = [await styleOf('td[data-strong]'), await styleOf('td[data-label]')];
  expect(median.size).toBeGreaterThan(count.size);
  expect(await styleOf('tbody tr')).toMatchObject({ breakInside: 'avoid' });
  await expect(
    page.getByText(/^.*Pay ranges of 2024 to January 2025, \d+ months old\./).first(),
  ).toBeVisible();
});

test('the offer is in the first viewport, on a wide one the first chart too, and the filters stay in view and cover nothing that has the focus', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 800],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openSalaryPage(page);
    await expect(page.locator('#offer-base')).toBeInViewport({ ratio: 1 });
    const chart = page.locator('#compare figure').first();
    const median = chart.getByText('Median', { exact: true }).first();
    if (width > 1000) await expect(median).toBeInViewport({ ratio: 1 });
    const bar = page.getByRole('search', { name: 'Filters' });
    await page.getByRole('button', { name: 'Print' }).focus();
    await expect(bar).toBeInViewport();
    // Backwards through the canvas: the browser scrolls each control in from above.
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const search = document.querySelector('#compare form[role=search]');
        if (!focused || !search || search.contains(focused)) return 0;
        if (!document.querySelector('#compare')?.contains(focused)) return 0;
        return search.getBoundingClientRect().bottom - focused.getBoundingClientRect().bottom;
      });
      expect(covered).toBeLessThanOrEqual(0);
    }
  }
});
