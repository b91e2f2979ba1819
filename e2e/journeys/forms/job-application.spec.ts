import {
  applicationReceipt as receipt,
  fillApplication,
  jobsPath,
  openJobs,
  sampleSlug,
  sendApplication as sendButton,
} from '../../fixtures/rows/jobs.ts';
import { storedRows } from '../../fixtures/rows/stored-rows.ts';
import { expect, test } from '../../fixtures/test.ts';

const path = `${jobsPath}/${sampleSlug}`;
const endpoint = '**/functions/v1/apply';

const addressOf = (name: string) => `${name}-${Date.now()}@applicant.example`;
const rowsOf = (email: string) => storedRows(`job_applications?email=eq.${email}`);

test('keeps the form and the chosen file when the connection is lost; sent again by two clicks, it is stored once @own-site', async ({
  page,
}) => {
  const email = addressOf('offline');
  await openJobs(page, path);
  await fillApplication(page, email);
  await page.route(
    endpoint,
    async (route) => {
      // It arrives, and its answer does not.
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('No answer came back');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  const name = await page
    .getByLabel('Your resume')
    .evaluate((input) => (input instanceof HTMLInputElement ? input.files?.[0]?.name : null));
  expect(name).toBe('cv.pdf');
  await page.getByRole('button', { name: 'Send again' }).dblclick();
  await expect(receipt(page)).toBeVisible();
  expect(await rowsOf(email)).toHaveLength(1);
});
