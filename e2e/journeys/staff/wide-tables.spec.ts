import type { Locator, Page } from '@playwright/test';
import { staffTest as test } from '../../fixtures/accounts/staff-test.ts';
import { brokenWords } from '../../fixtures/browser/broken-words.ts';
import { layoutFaults } from '../../fixtures/browser/layout-faults.ts';
import { expect } from '../../fixtures/test.ts';

// Tools with long texts in their tables, at the widths at which these did not fit.

const widths = [360, 768, 1280];

async function openTool(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Makes the window so wide. It is as wide as a page may be. */
async function fitsAt(page: Page, width: number): Promise<void> {
  expect(await layoutFaults(page, width, { hasSpacing: false })).toEqual([]);
}

/** All of it is within the window and within what scrolls around it. */
async function isWhole(part: Locator): Promise<void> {
  const cut = await part.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const frame = element.closest('.table-scroll')?.getBoundingClientRect() ?? box;
    return {
      left: box.left < Math.max(0, frame.left) - 1,
      right: box.right > Math.min(window.innerWidth, frame.right) + 1,
      inside: element.scrollWidth > element.clientWidth + 1,
    };
  });
  expect(cut).toEqual({ left: false, right: false, inside: false });
}

test('long addresses of backlinks have two lines, which do not break in a word, and are whole on focus', async ({
  page,
}) => {
  await openTool(page, '/authority-domination-tracker', 'Authority tracker');
  const now = Date.now();
  const addresses = Array.from(
    { length: 20 },
    (_, at) =>
      `https://news.example/${now}/${at}/${'machine-learning-salaries/'.repeat(8)}?source=newsletter&medium=email`,
  );
  const lines = addresses.map(
    (address) => `${address},100,http://localhost/,AI Talent,false,2026-01-03 08:00:00,2026-11-01`,
  );
  const header = 'Referring page URL,Domain rating,Target URL,Anchor,Nofollow,First seen,Last seen';
  await page.getByLabel('CSV file').setInputFiles({
    name: 'ahrefs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${[header, ...lines].join('\n')}\n`),
  });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('20 added, 0 changed, 0 unchanged.')).toBeVisible();
  const table = page.getByRole('table', { name: 'Backlinks' });
  await expect(table.locator('tbody > tr')).toHaveCount(20);
  for (const width of widths) {
    await fitsAt(page, width);
    expect(await brokenWords(table)).toEqual([]);
  }
  // 20 cards of at most nine lines each.
  await fitsAt(page, 360);
  expect((await table.boundingBox())?.height).toBeLessThan(4500);
  const [first = ''] = addresses;
  await page.getByLabel('Filter: Backlinks').fill(`${now}/0/`);
  await expect(table.locator('tbody > tr')).toHaveCount(1);
  const text = table.getByText(first);
  // A text that is cut takes the focus.
  await expect(text).toHaveAttribute('tabindex', '0');
  await text.focus();
  const whole = page.locator('.whole-text');
  await expect(whole).toHaveText(first);
  await isWhole(whole);
  await page.keyboard.press('Escape');
  await expect(whole).toHaveCount(0);
  await page.getByRole('button', { name: `Actions: ${first}` }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Open in a new tab' })).toBeFocused();
  await isWhole(page.getByRole('menu'));
});
