import { copiedText } from '../../fixtures/browser/clipboard.ts';
import { refuseCookies, expect, test, openQuietly as open, notice } from '../../fixtures/test.ts';
import { tabTo } from '../../fixtures/browser/tab-to.ts';
import { saidBy } from '../../fixtures/browser/requests.ts';

const path = '/ai-salary-calculator';

test('judges an offer with the keyboard alone; typed figures stay in the browser, and in links only on request', async ({
  page,
  context,
  trouble,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(saidBy(request)));
  await open(page, path);

  await tabTo(page, page.getByRole('combobox', { name: 'Role' }));
  await page.keyboard.type('Data Sci');
  await tabTo(page, page.getByLabel('Years of experience'));
  await page.keyboard.type('7');
  await expect(page.getByRole('combobox', { name: 'Level' })).toHaveText('Senior');
  await tabTo(page, page.getByLabel('Base salary a year'));
  await page.keyboard.type('$163,171');
  await tabTo(page, page.getByLabel('Yearly bonus, %'));
  await page.keyboard.type('10');
  await tabTo(page, page.getByLabel('Equity grant, whole value'));
  await page.keyboard.type('90k');
  await tabTo(page, page.getByLabel('Vesting', { exact: true }));
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) {
    await page.keyboard.press(key);
  }
  await expect(page.getByRole('combobox', { name: 'Vesting' })).toHaveText('4 years, 5/15/40/40');

  await expect(
    page.getByText(
      /^Your base of \$163,171 is at about the \d+\w\w percentile: .* Chance leaves open the \d+\w\w to \d+\w\w, based on [\d,]+ different ranges/,
    ),
  ).toBeVisible();
  await expect(page.getByText(/ranges have their midpoint there or below/)).toBeVisible();
  const first = page.getByRole('row', { name: /^Year 1/ });
  await expect(first.getByRole('cell').last()).toHaveText('$183,988');

  const copy = page.getByRole('button', { name: 'Copy link without my figures' });
  await tabTo(page, copy);
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Link copied, without your figures')).toBeVisible();
  const plain = await copiedText(page);
  expect(plain).toContain('role=data-scientist');
  expect(plain).toContain('level=SE');
  expect(plain).not.toMatch(/163|90k|years|base|grant/);
  expect(new URL(page.url()).search).toBe(new URL(plain).search);

  await page.getByLabel('Include my figures').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Copy link with my figures' }).press('Enter');
  await expect(notice(page, 'Link copied, with your figures')).toBeVisible();
  const whole = await copiedText(page);
  expect(whole).toContain('#figures:');

  await page.reload();
  await page.locator('footer').waitFor();
  await expect(page.getByLabel('Base salary a year')).toHaveValue('163,171');
  expect(sent.filter((request) => /163(%2C|,)?171|90k/.test(request))).toEqual([]);

  const other = await context.browser()?.newContext();
  if (!other) throw new Error('There is no browser to open the link in.');
  const reader = await other.newPage();
  reader.on('request', (request) => sent.push(saidBy(request)));
  await refuseCookies(reader);
  await reader.goto(whole);
  await expect(reader.getByLabel('Base salary a year')).toHaveValue('163,171');
  await expect(reader.getByRole('combobox', { name: 'Level' })).toHaveText('Senior');
  expect(reader.url()).not.toContain('figures');
  await reader.getByRole('button', { name: 'Clear my figures' }).click();
  await expect(reader.getByLabel('Base salary a year')).toHaveValue('');
  await other.close();
  expect(sent.filter((request) => /163(%2C|,)?171|90k/.test(request))).toEqual([]);
  expect(trouble.messages).toEqual([]);
});
