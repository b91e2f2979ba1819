import type { Page } from '@playwright/test';
import { mailedLinkTo } from '../../fixtures/accounts/accounts.ts';
import { violations } from '../../fixtures/browser/axe.ts';
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
  await sendSalaryAlert(page).click();
  await expect(salaryAlertReceipt(page)).toBeFocused();
  await expect(salaryAlert(page)).toContainText(/SA-[0-9A-Z]{8}/);
  expect(await violations(page)).toEqual([]);
  expect(await rows(email)).toMatchObject([
    {
      status: 'pending',
      role: 'machine-learning-engineer',
      country: 'US',
      consent_page: path,
      consent_text: expect.stringMatching(/^I agree to get an email/),
    },
  ]);

  await page.goto(await mailedLinkTo('salary-alert-confirm', email));
  // Programs that follow the links of a mail get this far.
  expect(await rows(email)).toMatchObject([{ status: 'pending' }]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm the alert' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your salary alert is on');
  await expect(page.getByText('Machine Learning Engineer, United States')).toBeVisible();
  expect(await violations(page)).toEqual([]);
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
  expect(await violations(page)).toEqual([]);
  expect(await rows(email)).toEqual([]);
  expect(trouble.messages).toEqual([]);
});

test('names everything that is missing, and sends nothing', async ({ page }) => {
  const requests: string[] = [];
  await openPage(page, path);
  await formIsAlive(page);
  page.on('request', (request) => requests.push(request.url()));
  await salaryAlert(page).getByRole('textbox').fill('reader@');
  await salaryAlert(page).getByRole('textbox').press('Enter');
  await expect(page.locator(':focus').getByRole('link')).toHaveText([
    'Enter an email address like name@company.com.',
    'Choose the role that you want to follow.',
    'Choose a country.',
    'Check the box to agree. We send nothing without your consent.',
  ]);
  await expect(salaryAlert(page).getByRole('textbox')).toHaveValue('reader@');
  expect(await violations(page)).toEqual([]);
  expect(requests.filter((url) => url.includes('/functions/'))).toEqual([]);
});

test('a role without figures in the country is refused at the country @own-site', async ({
  page,
}) => {
  const email = address('abroad');
  await openPage(page, path);
  await formIsAlive(page);
  await fillSalaryAlert(page, email);
  await salaryAlert(page).getByRole('radio', { name: 'Canada' }).check();
  await sendSalaryAlert(page).click();
  await expect(page.locator(':focus').getByRole('link')).toHaveText(
    'We have no figures of this role in Canada. Choose the United States.',
  );
  expect(await rows(email)).toEqual([]);
});

test('keeps the input when the connection is lost; two clicks on the next try ask once @own-site', async ({
  page,
}) => {
  const email = address('alert-offline');
  await openPage(page, path);
  await formIsAlive(page);
  await fillSalaryAlert(page, email);
  await page.route('**/functions/v1/salary-alert', (route) => route.abort('connectionreset'), {
    times: 1,
  });
  await sendSalaryAlert(page).click();
  await expect(salaryAlert(page).getByRole('alert')).toContainText('No answer came back');
  await expect(salaryAlert(page).getByRole('textbox')).toHaveValue(email);
  await salaryAlert(page).getByRole('button', { name: 'Send again' }).dblclick();
  await expect(salaryAlertReceipt(page)).toBeVisible();
  expect(await rows(email)).toHaveLength(1);
  expect(await storedRows(`mail_queue?to_address=eq.${email}`)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('asking, confirming and a corrected address work @own-site', async ({ page }) => {
    const email = address('alert-plain');
    await page.goto(path);
    await fillSalaryAlert(page, 'reader@');
    await sendSalaryAlert(page).click();
    await expect(page.getByRole('alert')).toContainText('Enter an email address like');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await sendSalaryAlert(page).click();
    await expect(page.getByText(/SA-[0-9A-Z]{8}/)).toBeVisible();
    await page.goto(await mailedLinkTo('salary-alert-confirm', email));
    await page.getByRole('button', { name: 'Confirm the alert' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your salary alert is on');
    expect(await rows(email)).toMatchObject([{ status: 'confirmed' }]);
  });
});
