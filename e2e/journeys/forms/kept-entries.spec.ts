import {
  contactPath,
  contactReceipt,
  expectContactKept,
  fillContact,
  openContact,
  sendButton,
} from '../../fixtures/pages/contact-form.ts';
import {
  fillApplication,
  jobsPath,
  openJobs,
  sampleSlug,
  sendApplication,
} from '../../fixtures/rows/jobs.ts';
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

test('an application is still there after a failed send, a reload and going back, but for its file', async ({
  page,
}) => {
  const path = `${jobsPath}/${sampleSlug}`;
  const email = testAddress('kept-application');
  await openJobs(page, path);
  await fillApplication(page, email);
  await expect(page.getByText('A reload of the page removes the file.')).toBeVisible();
  await page.route('**/functions/v1/apply', (route) => route.fulfill(unavailable));
  await sendApplication(page).click();
  await expect(page.getByRole('alert')).toContainText('We could not store it');
  await expect(page.getByText('cv.pdf', { exact: true })).toBeVisible();

  const expectKept = async () => {
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Message')).toHaveValue('<script>alert(1)</script>');
    await expect(page.getByLabel('I am authorized to work')).toBeChecked();
  };
  await page.reload();
  await isHydrated(page);
  await expectKept();
  await expect(page.getByText('cv.pdf', { exact: true })).toHaveCount(0);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/privacy-policy/);
  await page.goBack();
  await expectKept();
});

test('a sign-in keeps the address and never the password', async ({ page }) => {
  await page.goto('/admin-login-xyz123');
  await isHydrated(page);
  await page.getByLabel('Email').fill('ada@agency.example');
  await page.getByLabel('Password').fill('correct horse battery');
  expect(
    await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage })),
  ).not.toContain('correct horse');
  await page.reload();
  await isHydrated(page);
  await expect(page.getByLabel('Email')).toHaveValue('ada@agency.example');
  await expect(page.getByLabel('Password')).toHaveValue('');
});
