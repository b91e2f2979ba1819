import { mailedLinkTo } from '../../fixtures/accounts/accounts.ts';
import {
  fillNewsletter as fill,
  newsletterPath as path,
  newsletterReceipt as receipt,
  subscribeButton as subscribe,
} from '../../fixtures/pages/newsletter-form.ts';
import { storedRows } from '../../fixtures/rows/stored-rows.ts';
import { expect, isHydrated, openPage as open, test } from '../../fixtures/test.ts';

function address(name: string): string {
  return `${name}-${Date.now()}@reader.example`;
}

const rows = (email: string) => storedRows(`newsletter_subscribers?email=eq.${email}`);

test("subscribing takes the mail's link and its button; unsubscribing takes no login @own-site", async ({
  page,
  trouble,
}) => {
  const email = address('opt-in');
  await open(page, path);
  await fill(page, email);
  await subscribe(page).click();
  await expect(receipt(page)).toBeFocused();
  expect(await rows(email)).toMatchObject([
    {
      status: 'pending',
      user_role: 'engineer',
      consent_page: path,
      consent_text: expect.stringMatching(/^I agree to receive/),
    },
  ]);

  await page.goto(await mailedLinkTo('newsletter-confirm', email));
  // Programs that follow the links of a mail get this far.
  expect(await rows(email)).toMatchObject([{ status: 'pending' }]);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page).toHaveURL(`${path}/confirm`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');
  await isHydrated(page);
  expect(await rows(email)).toMatchObject([{ status: 'confirmed' }]);

  // Signing up once more is answered with a mail that says how to leave.
  await open(page, path);
  await fill(page, email);
  await subscribe(page).click();
  await expect(receipt(page)).toBeVisible();
  await page.goto(await mailedLinkTo('newsletter-unsubscribe', email));
  expect(await rows(email)).toHaveLength(1);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page).toHaveURL(`${path}/unsubscribe`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
  await isHydrated(page);
  expect(await rows(email)).toEqual([]);
  expect(trouble.messages).toEqual([]);
});
