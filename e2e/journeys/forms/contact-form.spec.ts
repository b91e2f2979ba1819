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
import { expect, test } from '../../fixtures/test.ts';
import { testAddress } from '../../fixtures/rows/test-address.ts';

const reference = /C-[0-9A-Z]{8}/;

test('does not send an empty form: the summary gets the focus and links to every field', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openContact(page);
  await sendButton(page).click();
  const summary = page.locator(':focus');
  await expect(summary).toContainText('Please check these fields');
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

test('a request is written by keys alone, and stored as it was typed before its reference is shown @own-site', async ({
  page,
  trouble,
}) => {
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
  const [row, ...others] = await contactRows(email);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    name: 'Ada Example',
    company: 'Example Robotics',
    need: 'permanent',
    roles: ['machine-learning-engineer'],
    timeline: 'now',
    message: contactMessage,
    page: contactPath,
  });
  await expect(page.locator('main')).toContainText(String(row?.['reference']));
  expect(trouble.messages).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused form is shown again with its values, and a corrected one shows its reference @own-site', async ({
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
    await expect(contactReceipt(page)).toBeVisible();
    expect(await contactRows(email)).toMatchObject([
      { roles: ['mlops-engineer', 'data-engineer'], message: contactMessage },
    ]);
  });
});
