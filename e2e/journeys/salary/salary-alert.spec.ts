import type { Page } from '@playwright/test';
import { mailedLinkTo } from '../../fixtures/accounts/accounts.ts';
import {
  fillSalaryAlert,
  salaryAlert,
  salaryAlertReceipt,
  sendSalaryAlert,
} from '../../fixtures/pages/salary-alert-form.ts';
import { storedRows } from '../../fixtures/rows/stored-rows.ts';
import { expect, openPage, test } from '../../fixtures/test.ts';

const path = '/ai-ml-salary-data';

function address(name: string): string {
  return `${name}-${Date.now()}@reader.example`;
}

const rows = (email: string) => storedRows(`salary_alerts?email=eq.${email}`);

/** Waits until the form is hydrated: its code is fetched beside the page's. */
async function formIsAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector('#alert form');
    return form !== null && Object.keys(form).some((key) => key.startsWith('__reactFiber$'));
  });
}

test("an alert takes the mail's link and its button, and ends without a login @own-site", async ({
  page,
  trouble,
}) => {
  const email = address('alert');
  await openPage(page, path);
  await formIsAlive(page);
  await fillSalaryAlert(page, email);
  await sendSalaryAlert(page).dblclick();
  await expect(salaryAlertReceipt(page)).toBeFocused();
  await expect(salaryAlert(page)).toContainText(/SA-[0-9A-Z]{8}/);
  expect(await rows(email)).toMatchObject([
    {
      status: 'pending',
      role: 'machine-learning-engineer',
      country: 'US',
      consent_page: path,
      consent_text: expect.stringMatching(/^I agree to get an email/),
    },
  ]);

  expect(await storedRows(`mail_queue?to_address=eq.${email}`)).toHaveLength(1);
  await page.goto(await mailedLinkTo('salary-alert-confirm', email));
  // Programs that follow the links of a mail get this far.
  expect(await rows(email)).toMatchObject([{ status: 'pending' }]);
  await page.getByRole('button', { name: 'Confirm the alert' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your salary alert is on');
  await expect(page.getByText('Machine Learning Engineer, United States')).toBeVisible();
  expect(await rows(email)).toMatchObject([{ status: 'confirmed' }]);

  // Asking once more is answered with a mail that says how to end it.
  await openPage(page, path);
  await formIsAlive(page);
  await fillSalaryAlert(page, email);
  await sendSalaryAlert(page).click();
  await expect(salaryAlertReceipt(page)).toBeVisible();
  await page.goto(await mailedLinkTo('salary-alert-unsubscribe', email));
  expect(await rows(email)).toHaveLength(1);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your salary alerts are off');
  expect(await rows(email)).toEqual([]);
  expect(trouble.messages).toEqual([]);
});
