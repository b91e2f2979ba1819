import { violations } from '../../fixtures/browser/axe.ts';
import {
  companyField,
  contactMessage,
  contactPath,
  contactReceipt,
  contactRows,
  expectContactKept,
  fillContact,
  openContact,
  sendButton,
} from '../../fixtures/pages/contact-form.ts';
import { overflow } from '../../fixtures/browser/overflow.ts';
import { expect, test } from '../../fixtures/test.ts';
import { testAddress } from '../../fixtures/rows/test-address.ts';

const reference = /C-[0-9A-Z]{8}/;

test('a request is stored as it was typed before its reference is shown @own-site', async ({
  page,
  trouble,
}) => {
  const email = testAddress('whole');
  await openContact(page);
  await fillContact(page, email);
  await sendButton(page).click();
  await expect(contactReceipt(page)).toBeFocused();
  const [row, ...others] = await contactRows(email);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    name: 'Ada Example',
    company: 'Example Robotics',
    need: 'team',
    roles: ['mlops-engineer', 'data-engineer'],
    timeline: 'open',
    message: contactMessage,
    page: contactPath,
  });
  await expect(page.locator('main')).toContainText(String(row?.['reference']));
  expect(await violations(page)).toEqual([]);
  expect(trouble.messages).toEqual([]);
});

for (const [label, value, words] of [
  ['Your name', 'A', 'at least 2 characters'],
  ['Your name', 'x'.repeat(101), 'at most 100 characters'],
  ['Work email', 'ada@company', 'like name@company.com'],
  ['Company', '', 'Enter your company name'],
  ['What are you looking for?', 'Too short', 'at least 20 characters'],
  ['What are you looking for?', 'x'.repeat(4001), 'at most 4,000 characters'],
] as const) {
  test(`'${label}' with ${value.length} characters is refused when it is left`, async ({
    page,
  }) => {
    await openContact(page);
    const field = page.getByRole('textbox', { name: label });
    await field.fill(value);
    await field.blur();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(words));
    await expect(field).toHaveValue(value);
  });
}

test('does not send an empty form: the summary gets the focus and links to every field', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openContact(page);
  await sendButton(page).click();
  const summary = page.locator(':focus');
  await expect(summary).toContainText('Please check these fields');
  expect(await violations(page)).toEqual([]);
  const links = summary.getByRole('link');
  await expect(links).toHaveCount(7);
  for (let index = 0; index < 7; index += 1) {
    const link = page.locator('form').getByRole('link').nth(index);
    const target = (await link.getAttribute('href')) ?? '';
    await link.press('Enter');
    await expect(page.locator(target)).toBeFocused();
  }
  expect(page.url()).not.toContain('#');
  expect(requests.filter((url) => url.includes('/functions/'))).toEqual([]);
});

test('the whole form works with the keyboard @own-site', async ({ page }) => {
  const email = testAddress('keyboard');
  await openContact(page);
  const { keyboard } = page;
  await page.getByLabel('Your name').focus();
  for (const text of ['Ada Example', 'Example Robotics', email]) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await keyboard.press('ArrowDown');
  await expect(page.getByLabel('Permanent hires')).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Machine learning engineer' })).toBeChecked();
  for (let box = 0; box < 9; box += 1) await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(page.getByLabel('As soon as possible')).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.type(contactMessage);
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await expect(sendButton(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(contactReceipt(page)).toBeFocused();
  expect(await contactRows(email)).toHaveLength(1);
});

for (const [colorScheme, tag] of [
  ['light', ['@matrix']],
  ['dark', []],
] as const) {
  test.describe(`at 360 px in ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 740 } });

    const title = 'axe finds nothing before and after a refused submit, and nothing overflows';
    test(title, { tag: [...tag] }, async ({ page }) => {
      await openContact(page);
      expect(await violations(page)).toEqual([]);
      await sendButton(page).click();
      await expect(page.locator(':focus')).toContainText('Please check these fields');
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sent request shows its reference @own-site', async ({ page }) => {
    const email = testAddress('plain');
    await page.goto(contactPath);
    await fillContact(page, email);
    await sendButton(page).click();
    await expect(page.getByText(reference)).toBeVisible();
    await expect(contactReceipt(page)).toBeVisible();
    expect(await contactRows(email)).toMatchObject([
      { roles: ['mlops-engineer', 'data-engineer'], message: contactMessage },
    ]);
  });

  test('shows a refused form again with its values, so that it can be corrected @own-site', async ({
    page,
  }) => {
    const email = testAddress('mended');
    await page.goto(contactPath);
    await fillContact(page, email);
    await companyField(page).fill('');
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Enter your company name.');
    await expectContactKept(page, email);
    await companyField(page).fill('Example Robotics');
    await page.getByRole('button').click();
    await expect(page.getByText(reference)).toBeVisible();
    expect(await contactRows(email)).toHaveLength(1);
  });
});
