import {
  contactMessage,
  contactPath,
  contactReceipt,
  contactRows,
  expectContactKept,
  fillContact,
  openContact,
  sendButton,
} from '../../fixtures/pages/contact-form.ts';
import { expect, test, isHydrated } from '../../fixtures/test.ts';
import { testAddress } from '../../fixtures/rows/stored-rows.ts';

const reference = /C-[0-9A-Z]{8}/;

test('a request is written by keys alone, and stored as it was typed before its reference is shown @own-site', async ({
  page,
  trouble,
}) => {
  const email = testAddress('keyboard');
  await openContact(page);
  const { keyboard } = page;
  await page.getByLabel('Your name').focus();
  for (const text of ['Ada Example', email, contactMessage]) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.type('Example Robotics');
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await expect(page.getByLabel('Permanent hires')).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Machine learning engineer' })).toBeChecked();
  for (let box = 0; box < 9; box += 1) await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(page.getByLabel('As soon as possible')).toBeChecked();
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
    await page.goto(`${contactPath}?role=mlops-engineer&level=moon`);
    await fillContact(page, email);
    await page.getByLabel('Your name').fill('');
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Enter your name.');
    await expect(page.getByText('Role: MLOps engineer')).toBeVisible();
    await expectContactKept(page, email);
    await page.getByLabel('Your name').fill('Ada Example');
    await page.getByRole('button').click();
    await expect(page.getByText(reference)).toBeVisible();
    await expect(contactReceipt(page)).toBeVisible();
    expect(await contactRows(email)).toMatchObject([
      {
        roles: ['mlops-engineer', 'data-engineer'],
        message: contactMessage,
        context: { role: 'mlops-engineer' },
      },
    ]);
  });
});

test('keeps fields that were filled in before hydration, and two clicks store one request @own-site', async ({
  page,
}) => {
  const email = testAddress('early');
  const gate = Promise.withResolvers<undefined>();
  await page.route('**/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(contactPath, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await fillContact(page, email);
  gate.resolve(undefined);
  await isHydrated(page);
  await expectContactKept(page, email);
  await sendButton(page).dblclick();
  await expect(contactReceipt(page)).toBeVisible();
  expect(await contactRows(email)).toHaveLength(1);
});
