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

test('keeps the form when the connection is lost; sent again, it is stored once @own-site', async ({
  page,
}) => {
  const email = testAddress('offline');
  await openContact(page);
  await fillContact(page, email);
  const keys: unknown[] = [];
  // It arrives, and its answer does not.
  await page.route(endpoint, async (route) => {
    keys.push((route.request().postDataJSON() as Record<string, unknown>)['idempotency_key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('No answer came back');
  await expectContactKept(page, email);
  await retryButton(page).click();
  await expect(contactReceipt(page)).toBeVisible();
  expect(keys[1]).toBe(keys[0]);
  const [row, ...others] = await contactRows(email);
  expect(others).toEqual([]);
  await expect(page.locator('main')).toContainText(String(row?.['reference']));
});
