import {
  contactPath,
  contactReceipt,
  contactRows,
  expectContactKept,
  fillContact,
  openContact,
  retryButton,
  sendButton,
} from '../../fixtures/pages/contact-form.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';
import { testAddress } from '../../fixtures/rows/test-address.ts';

const endpoint = '**/functions/v1/contact';

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

test('keeps a request over a failed send, a reload and a way back; sent again after a lost answer, it is stored once @own-site', async ({
  page,
}) => {
  const email = testAddress('kept');
  const keys: unknown[] = [];
  await page.route(endpoint, async (route) => {
    keys.push((route.request().postDataJSON() as Record<string, unknown>)['idempotency_key']);
    if (keys.length === 1) return route.fulfill({ status: 503, json: { code: 'unavailable' } });
    if (keys.length > 2) return route.continue();
    // It arrives, and its answer does not.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await openContact(page);
  await fillContact(page, email);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('We could not store it');
  await expectContactKept(page, email);
  await page.reload();
  await isHydrated(page);
  await expectContactKept(page, email);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/privacy-policy/);
  await page.goBack();
  await expect(page).toHaveURL(contactPath);
  await expectContactKept(page, email);

  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('No answer came back');
  await expectContactKept(page, email);
  await retryButton(page).click();
  await expect(contactReceipt(page)).toBeVisible();
  expect(keys[2]).toBe(keys[1]);
  const [row, ...others] = await contactRows(email);
  expect(others).toEqual([]);
  await expect(page.locator('main')).toContainText(String(row?.['reference']));
  await page.reload();
  await isHydrated(page);
  await expect(page.getByLabel('Work email')).toHaveValue('');
});
