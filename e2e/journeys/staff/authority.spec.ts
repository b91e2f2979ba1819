import type { Page } from '@playwright/test';
import { chooseOption } from '../../fixtures/browser/choose-option.ts';
import { staffTest as test } from '../../fixtures/accounts/staff-test.ts';
import { expect } from '../../fixtures/test.ts';

const tracker = '/authority-domination-tracker';

async function openTool(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function choose(page: Page, name: string, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(`${lines.join('\n')}\n`);
  await page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

async function importNow(page: Page, result: string): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText(result)).toBeVisible();
}

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });

test('figures are imported from exports, each row once, and a goal tracks them', async ({
  page,
}) => {
  await openTool(page, tracker, 'Authority tracker');
  await expect(page.getByText('Nothing has been imported yet')).toBeVisible();

  const header = 'Requête,Clicks,Impressions,CTR,Position';
  await choose(page, 'broken.csv', [header, 'a,1,2,50%,3', 'b,1,2,50%']);
  await expect(page.getByText('The file has an error in line 3')).toBeVisible();

  await choose(page, 'cells.csv', [header.replace('Requête', 'Top queries'), 'a,many,2,50%,3']);
  await expect(
    page.getByText('Line 2, Clicks: “many” is not a whole number, such as 1,234.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0);

  const rows = ['hire ml engineers,"1,200",20000,6%,7', 'mlops staffing,10,400,2.5%,12.5'];
  await choose(page, 'Queries.csv', [header, ...rows, 'hire ml engineers,9,9,100%,9']);
  await expect(page.getByText('Choose the columns for: Query or page.')).toBeVisible();
  await chooseOption(page, 'Query or page', 'Requête');
  await page.getByLabel('Date of the figures', { exact: true }).fill('2026-10-31');
  await expect(page.getByText('2 rows can be imported.')).toBeVisible();
  await expect(page.getByText(/line 4 repeats line 2/)).toBeVisible();
  await importNow(page, '2 added, 0 changed, 0 unchanged.');
  const keywords = table(page, 'Keyword positions');
  await expect(keywords.getByRole('row', { name: /hire ml engineers/ })).toContainText('1,200');

  const goals = page.getByRole('form', { name: 'Set a goal' });
  await chooseOption(page, 'Measure', 'Position of a query');
  await goals.getByLabel('Query', { exact: true }).fill('hire ml engineers');
  await goals.getByLabel('Target').fill('3');
  await goals.getByRole('button', { name: 'Set the goal' }).click();
  await expect(goals.getByLabel('Owner')).toBeFocused();
  await goals.getByLabel('Owner').fill('Ada Example');
  await goals.getByLabel('Due', { exact: true }).fill('2099-12-31');
  await goals.getByRole('button', { name: 'Set the goal' }).click();
  const goal = table(page, 'Goals').getByRole('row', { name: /hire ml engineers/ });
  await expect(goal).toContainText('7 (2026-10-31)');
  await expect(goal).toContainText('0% of the way');

  await choose(page, 'Queries.csv', [
    header.replace('Requête', 'Top queries'),
    rows[0]?.replace('6%,7', '6%,5') ?? '',
  ]);
  await page.getByLabel('Date of the figures', { exact: true }).fill('2026-11-30');
  await importNow(page, '1 added, 0 changed, 0 unchanged.');
  await expect(goal).toContainText('50% of the way');
  await expect(keywords.getByRole('row', { name: /hire ml engineers/ })).toContainText('2 better');

  await choose(page, 'ahrefs.csv', [
    'Referring page URL,Domain rating,Target URL,Anchor,Nofollow,First seen,Last seen',
    'https://news.example/list,61,http://localhost/,AI Talent,false,2026-01-03 08:00:00,2026-11-01',
    'https://blog.example/post,30,http://localhost/,Talent,true,2026-03-09 08:00:00,2026-11-01',
  ]);
  await importNow(page, '2 added, 0 changed, 0 unchanged.');
  await choose(page, 'ratings.csv', ['Target,Domain Rating', 'localhost,41.5', 'other.example,90']);
  await expect(page.getByText('1 are for other domains and are skipped.')).toBeVisible();
  await importNow(page, '1 added, 0 changed, 0 unchanged.');
  const overview = page.getByRole('region', { name: 'Domain Authority', exact: true });
  await expect(overview.getByText('41.5').first()).toBeVisible();
  await expect(overview.getByRole('application', { name: /^Known backlinks/ })).toBeVisible();
  await expect(table(page, 'Import history').getByRole('row')).toHaveCount(5);
});
