import type { Locator, Page } from '@playwright/test';
import { mailedLinkTo } from '../../fixtures/accounts/accounts.ts';
import * as forms from '../../fixtures/pages/salary-alert-form.ts';
import { salaryPath } from '../../fixtures/pages/salary-page.ts';
import { storedRows } from '../../fixtures/rows/stored-rows.ts';
import { expect, isAlive, isHydrated, openPage, test } from '../../fixtures/test.ts';

/** A form that a mail asks to confirm. The links of its mails lead to functions, whose pages have a button. */
interface OptIn {
  name: string;
  path: string;
  fill: (page: Page, email: string) => Promise<void>;
  send: (page: Page) => Locator;
  receipt: (page: Page) => Locator;
  table: string;
  /** Stored with it, beside the page of the consent. */
  asked: Readonly<Record<string, unknown>>;
  /** The function that the link of a mail leads to, its button, and the heading and a text of the next page. */
  confirm: readonly [name: string, button: string, heading: string, says: string];
  leave: readonly [name: string, button: string, heading: string];
  /** Where the next page is one of the site. */
  leadsTo?: string;
}

const optIns: readonly OptIn[] = [
  {
    name: 'a subscription',
    path: forms.newsletterPath,
    fill: forms.fillNewsletter,
    send: forms.subscribeButton,
    receipt: forms.newsletterReceipt,
    table: 'newsletter_subscribers',
    asked: { user_role: 'engineer', consent_text: expect.stringMatching(/^I agree to receive/) },
    confirm: ['newsletter-confirm', 'Confirm subscription', 'You are subscribed', ''],
    leave: ['newsletter-unsubscribe', 'Unsubscribe', 'You are unsubscribed'],
    leadsTo: '/ai-salary-newsletter',
  },
  {
    name: 'an alert',
    path: salaryPath,
    fill: async (page, email) => {
      await isAlive(page, '#alert form');
      await forms.fillSalaryAlert(page, email);
    },
    send: forms.sendSalaryAlert,
    receipt: forms.salaryAlertReceipt,
    table: 'salary_alerts',
    asked: {
      ...{ role: 'data-scientist', country: 'US' },
      consent_text: expect.stringMatching(/^I agree to get an email/),
    },
    confirm: [
      ...(['salary-alert-confirm', 'Confirm the alert', 'Your salary alert is on'] as const),
      'Data Scientist, United States',
    ],
    leave: ['salary-alert-unsubscribe', 'Unsubscribe', 'Your salary alerts are off'],
  },
];

for (const { name, path, fill, send, receipt, table, asked, confirm, leave, leadsTo } of optIns) {
  test(`${name} takes the mail's link and its button, and ends without a login @own-site`, async ({
    page,
    trouble,
  }) => {
    const email = `opt-in-${Date.now()}@reader.example`;
    const rows = () => storedRows(`${table}?email=eq.${email}`);
    const pressAndArrive = async (button: string, heading: string, at: string) => {
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      if (leadsTo === undefined) return;
      // After a confirmation the link that ends it is in the fragment.
      await expect(page).toHaveURL(({ pathname }) => pathname === `${leadsTo}/${at}`);
      await isHydrated(page);
    };
    await openPage(page, path);
    await fill(page, email);
    await send(page).dblclick();
    await expect(receipt(page)).toBeFocused();
    expect(await rows()).toMatchObject([{ status: 'pending', consent_page: path, ...asked }]);
    expect(await storedRows(`mail_queue?to_address=eq.${email}`)).toHaveLength(1);

    await page.goto(await mailedLinkTo(confirm[0], email));
    // Programs that follow the links of a mail get this far.
    expect(await rows()).toMatchObject([{ status: 'pending' }]);
    await pressAndArrive(confirm[1], confirm[2], 'confirm');
    await expect(page.locator('main')).toContainText(confirm[3]);
    expect(await rows()).toMatchObject([{ status: 'confirmed' }]);
    await expect(page.locator('main').getByText('Unsubscribe', { exact: true })).toBeVisible();

    // Asking once more is answered with a mail that says how to end it.
    await openPage(page, path);
    await fill(page, email);
    await send(page).click();
    await expect(receipt(page)).toBeVisible();
    await page.goto(await mailedLinkTo(leave[0], email));
    expect(await rows()).toHaveLength(1);
    await pressAndArrive(leave[1], leave[2], 'unsubscribe');
    expect(await rows()).toEqual([]);
    expect(trouble.messages).toEqual([]);
  });
}
