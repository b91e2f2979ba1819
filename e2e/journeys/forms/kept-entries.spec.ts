import {
  contactPath,
  contactReceipt,
  expectContactKept,
  fillContact,
  openContact,
  sendButton,
} from '../../fixtures/pages/contact-form.ts';
import { testAddress } from '../../fixtures/rows/test-address.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

const unavailable = { status: 503, json: { code: 'unavailable' } };

test('a request is still there after a failed send, a reload and going back, until it is sent @own-site', async ({
  page,
}) => {
  const email = testAddress('kept');
  await openContact(page);
  await fillContact(page, email);
  await page.route('**/functions/v1/contact', (route) => route.fulfill(unavailable));
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

  await page.unroute('**/functions/v1/contact');
  await sendButton(page).click();
  await expect(contactReceipt(page)).toBeVisible();
  await page.reload();
  await isHydrated(page);
  await expect(page.getByLabel('Work email')).toHaveValue('');
});
