import type { Locator, Page } from '@playwright/test';
import { copiedText } from '../../fixtures/browser/clipboard.ts';
import { openQuietly as open } from '../../fixtures/browser/open-quietly.ts';
import { saidBy } from '../../fixtures/browser/requests.ts';
import { notice } from '../../fixtures/pages/notice.ts';
import { expect, test } from '../../fixtures/test.ts';

const calculator = '/ai-salary-calculator';
const rolePage = '/ai-ml-salary-data/machine-learning-engineer';

const summary = (page: Page) => page.getByRole('group', { name: 'Result so far' });
const base = (within: Page | Locator) => within.getByLabel('Base salary a year');

test('two offers are compared with the keyboard, and the link holds their amounts only on request', async ({
  page,
  context,
  trouble,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent: string[] = [];
  context.on('request', (request) => sent.push(saidBy(request)));
  await open(page, `${calculator}?role=machine-learning-engineer`);
  const first = base(page);
  await first.focus();
  await page.keyboard.type('205432');
  await page.getByRole('button', { name: 'Compare with a second offer' }).press('Enter');
  const second = page.getByRole('group', { name: /^Offer B/ });
  await base(second).focus();
  await page.keyboard.type('228765');
  const table = page.getByRole('table', { name: 'Two offers and the difference' });
  await expect(table.getByRole('row', { name: /^Four years/ })).toContainText(
    '$821,728$915,060+$93,332',
  );
  await expect(table.getByRole('row', { name: /^Percentile of the base/ })).toContainText(
    /\d+\w\w to \d+\w\w.*points$/,
  );
  await expect(
    page.getByText('Offer B pays $23,333 more in the first year and $93,332 more over four years.'),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Copy link without my figures' }).press('Enter');
  await expect(notice(page, 'Link copied, without your figures')).toBeVisible();
  const plain = await copiedText(page);
  expect(plain).toContain('offers=2');
  expect(plain).not.toMatch(/205|228/);
  await page.getByLabel('Include my figures').press('Space');
  await page.getByRole('button', { name: 'Copy link with my figures' }).press('Enter');
  await expect(notice(page, 'Link copied, with your figures')).toBeVisible();
  const whole = new URL(await copiedText(page));
  expect(whole.search).toBe(new URL(plain).search);
  expect(whole.hash).toContain('baseB=228%2C765');

  const reader = await context.newPage();
  await reader.goto(plain);
  await expect(reader.getByRole('group', { name: /^Offer B/ })).toBeVisible();
  await expect(reader.getByText('Example amounts.')).toBeVisible();
  await reader.goto('about:blank');
  await reader.goto(whole.href);
  await expect(base(reader.getByRole('group', { name: /^Offer B/ }))).toHaveValue('228,765');
  expect(reader.url()).not.toContain('#');
  expect(sent.filter((request) => /205(%2C|,)?432|228(%2C|,)?765/.test(request))).toEqual([]);
  expect(trouble.messages).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the result is in sight while typing, and covers no field that has the focus', async ({
    page,
  }) => {
    await open(page, calculator);
    await base(page).tap();
    await page.keyboard.type('150k');
    await expect(summary(page)).toBeInViewport({ ratio: 1 });
    await expect(summary(page)).toContainText('$600,000');
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await coveredByBar(page)).toBeNull();
    }
  });
});

/** The focused control of the form if the bar lies on it. */
function coveredByBar(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const bar = document.querySelector('[aria-label="Result so far"]');
    if (!focused?.closest('form') || !bar || bar.contains(focused)) return null;
    const [control, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
    const isCovered = control.bottom > over.top + 1 && control.top < over.bottom;
    return isCovered ? `${focused.tagName} ${focused.id}` : null;
  });
}

test('an offer is placed on a role page, and continued in the calculator without leaving the browser', async ({
  page,
  trouble,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(saidBy(request)));
  await open(page, rolePage);
  const section = page.locator('#place-offer');
  await section.getByLabel(/^Base pay a year/).click();
  await page.keyboard.type('205432');
  await expect(
    section.getByText(
      /^Your base of \$205,432 is between the \d+\w\w and \d+\w\w percentile, based on [\d,]+ different ranges/,
    ),
  ).toBeVisible();
  await expect(section.getByText(/The next quartile is the/)).toBeVisible();
  await expect(section.getByText('What this can’t say')).toBeVisible();
  await section.getByRole('link', { name: 'Continue in the calculator' }).click();
  await expect(base(page)).toHaveValue('205,432');
  expect(page.url()).toContain('role=machine-learning-engineer');
  expect(sent.filter((request) => /205(%2C|,)?432/.test(request))).toEqual([]);
  expect(trouble.messages).toEqual([]);
});
