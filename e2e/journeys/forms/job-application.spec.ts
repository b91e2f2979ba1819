import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signUp } from '../../fixtures/accounts/accounts.ts';
import {
  applicationReceipt as receipt,
  cvFile,
  fillApplication,
  jobsPath,
  openJobs,
  sampleSlug,
  sendApplication as sendButton,
  adminToken,
} from '../../fixtures/rows/jobs.ts';
import { mainSite, readMainRun } from '../../fixtures/sites/main-site.ts';
import { storedRows } from '../../fixtures/rows/stored-rows.ts';
import { expect, test } from '../../fixtures/test.ts';

const path = `${jobsPath}/${sampleSlug}`;
const endpoint = '**/functions/v1/apply';

const addressOf = (name: string) => `${name}-${Date.now()}@applicant.example`;
const rowsOf = (email: string) => storedRows(`job_applications?email=eq.${email}`);

test('an application is a row and a file for admins alone @own-site', async ({ page, request }) => {
  const email = addressOf('ada');
  await openJobs(page, path);
  await fillApplication(page, email);
  await sendButton(page).click();
  await expect(receipt(page)).toBeFocused();
  const [row] = await rowsOf(email);
  expect(row).toMatchObject({
    job_slug: sampleSlug,
    job_is_sample: true,
    message: '<script>alert(1)</script>',
  });
  await expect(page.getByText(String(row?.['reference']))).toBeVisible();
  const file = join(mainSite.dataDir, 'files/o-applications', `o-${String(row?.['cv_path'])}`);
  expect(await readFile(file)).toEqual(cvFile().buffer);

  const askLink = (token: string) =>
    request.post('/functions/v1/cv-link', {
      headers: { authorization: `Bearer ${token}` },
      data: { application: row?.['id'] },
    });
  const answer = await askLink(await adminToken(request));
  const link = ((await answer.json()) as { url: string }).url;
  expect(new URL(link).origin).toBe((await readMainRun()).url);
  const served = await request.get(link);
  expect(served.headers()['content-type']).toBe('application/pdf');
  expect(await served.body()).toEqual(cvFile().buffer);

  const member = await signUp(request, 'curious');
  const refused = await askLink(member.session.access_token);
  expect(refused.status()).toBe(404);
  expect(await refused.text()).toBe(
    await (await request.post('/functions/v1/no-such-function')).text(),
  );
  expect((await request.get(`/storage/v1/object/applications/${row?.['cv_path']}`)).ok()).toBe(
    false,
  );
});

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form can be sent, and is shown again with its errors @own-site', async ({ page }) => {
    const email = addressOf('plain');
    await page.goto(path);
    await fillApplication(page, email);
    await page.getByLabel('Your resume').setInputFiles(cvFile('no PDF'));
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('another format, or is damaged');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('Your resume').setInputFiles(cvFile());
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(receipt(page)).toBeVisible();
    await expect(page.locator('.reference')).toHaveText(/^A-[0-9A-Z]{8}$/);
    expect(await rowsOf(email)).toHaveLength(1);
  });
});
