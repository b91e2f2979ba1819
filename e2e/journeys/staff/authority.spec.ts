import type { Page } from '@playwright/test';
import { admin, signIn } from '../../fixtures/accounts/accounts.ts';
import { looks } from '../../fixtures/browser/looks.ts';
import { pageFaults } from '../../fixtures/browser/page-faults.ts';
import { changeRows } from '../../fixtures/rows/stored-rows.ts';
import { expect, test } from '../../fixtures/test.ts';

test.setTimeout(120_000);

const tracker = '/authority-domination-tracker';

async function openTool(page: Page, path: string, title: string): Promise<void> {
  await signIn(page, admin);
  await expect(page).toHaveURL('/seo-dashboard', { timeout: 30_000 });
  await page.goto(path);
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible({ timeout: 30_000 });
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
  await expect(page.getByText('Nothing was imported yet')).toBeVisible();

  const header = 'Requête,Clicks,Impressions,CTR,Position';
  await choose(page, 'broken.csv', [header, 'a,1,2,50%,3', 'b,1,2,50%']);
  await expect(page.getByText('The file is not sound: line 3')).toBeVisible();

  await choose(page, 'cells.csv', [header.replace('Requête', 'Top queries'), 'a,many,2,50%,3']);
  await expect(
    page.getByText('Line 2, Clicks: “many” is not a whole number, such as 1,234.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0);

  const rows = ['hire ml engineers,"1,200",20000,6%,7', 'mlops staffing,10,400,2.5%,12.5'];
  await choose(page, 'Queries.csv', [header, ...rows, 'hire ml engineers,9,9,100%,9']);
  await expect(page.getByText('Choose the column of: Query or page.')).toBeVisible();
  await page.getByLabel('Query or page').selectOption({ label: 'Requête' });
  await page.getByLabel('Figures are of').fill('2026-10-31');
  await expect(page.getByText('2 rows can be imported.')).toBeVisible();
  await expect(page.getByText(/line 4 repeats line 2/)).toBeVisible();
  await importNow(page, '2 added, 0 changed, 0 as they were.');
  const keywords = table(page, 'Keyword positions');
  await expect(keywords.getByRole('row', { name: /hire ml engineers/ })).toContainText('1,200');

  const goals = page.getByRole('form', { name: 'Set a goal' });
  await goals.getByLabel('Measure').selectOption({ label: 'Position of a query' });
  await goals.getByLabel('Query').fill('hire ml engineers');
  await goals.getByLabel('Target').fill('3');
  await goals.getByRole('button', { name: 'Set the goal' }).click();
  await expect(goals.getByLabel('Owner')).toBeFocused();
  await goals.getByLabel('Owner').fill('Ada Example');
  await goals.getByLabel('Due').fill('2099-12-31');
  await goals.getByRole('button', { name: 'Set the goal' }).click();
  const goal = table(page, 'Goals').getByRole('row', { name: /hire ml engineers/ });
  await expect(goal).toContainText('7 (2026-10-31)');
  await expect(goal).toContainText('0 % of the way');

  await choose(page, 'Queries.csv', [
    header.replace('Requête', 'Top queries'),
    rows[0]?.replace('6%,7', '6%,5') ?? '',
  ]);
  await page.getByLabel('Figures are of').fill('2026-11-30');
  await importNow(page, '1 added, 0 changed, 0 as they were.');
  await expect(goal).toContainText('50 % of the way');
  await expect(keywords.getByRole('row', { name: /hire ml engineers/ })).toContainText('2 better');

  await choose(page, 'ahrefs.csv', [
    'Referring page URL,Domain rating,Target URL,Anchor,Nofollow,First seen,Last seen',
    'https://news.example/list,61,http://localhost/,AI Talent,false,2026-01-03 08:00:00,2026-11-01',
    'https://blog.example/post,30,http://localhost/,Talent,true,2026-03-09 08:00:00,2026-11-01',
  ]);
  await importNow(page, '2 added, 0 changed, 0 as they were.');
  await choose(page, 'ratings.csv', ['Target,Domain Rating', 'localhost,41.5', 'other.example,90']);
  await expect(page.getByText('1 are of other domains and are left out.')).toBeVisible();
  await importNow(page, '1 added, 0 changed, 0 as they were.');
  const overview = page.getByRole('region', { name: 'Domain Authority', exact: true });
  await expect(overview.getByText('41.5').first()).toBeVisible();
  await expect(overview.getByRole('img', { name: /^Known backlinks/ })).toBeVisible();
  await expect(table(page, 'Import history').getByRole('row')).toHaveCount(5);
});

/** An imported file with every kind of row that the tracker shows, past the tool. */
async function importFigures(): Promise<void> {
  const day = '2026-09-30';
  const counts = { rows_read: 1, added: 1, changed: 0, unchanged: 0, duplicates: 0 };
  const [row] = await changeRows('POST', 'authority_imports', {
    ...{ kind: 'backlinks', source: 'Ahrefs', file_name: 'links.csv', measured_on: day },
    ...counts,
  });
  const import_id = row?.['id'];
  await changeRows('POST', 'authority_figures', {
    ...{ metric: `Rating ${Date.now()}`, measured_on: day, value: 41.5, import_id },
    ...{ referring_domains: 12, backlinks: 40 },
  });
  await changeRows('POST', 'backlinks', {
    source_url: `https://news.example/${Date.now()}/${'long-address-of-an-article-'.repeat(6)}`,
    ...{ target_url: 'http://localhost/', anchor: 'AI Talent', rating: 61, is_nofollow: false },
    ...{ first_seen: day, last_seen: day, provider: 'Ahrefs', import_id },
  });
  await changeRows('POST', 'search_figures', {
    ...{ dimension: 'queries', item: `hire ml engineers ${Date.now()}`, measured_on: day },
    ...{ clicks: 1200, impressions: 20_000, position: 7, import_id },
  });
}

for (const { colorScheme, width, tag } of looks) {
  test(
    `the tracker with figures is accessible and fits: ${colorScheme}, ${width} px`,
    { tag },
    async ({ page }) => {
      await importFigures();
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await openTool(page, tracker, 'Authority tracker');
      await expect(table(page, 'Keyword positions').getByRole('row').nth(1)).toBeVisible();
      await expect(page.getByRole('img', { name: /^Known backlinks/ })).toBeVisible();
      expect(await pageFaults(page)).toEqual([]);
    },
  );
}
