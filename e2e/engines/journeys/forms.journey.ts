import { mailedLinkTo } from '../../fixtures/accounts/accounts.ts';
import {
  answerQuestion,
  assessmentPath,
  goToReview,
  isAtStep,
  nextButton,
  startAssessment,
} from '../../fixtures/pages/assessment.ts';
import {
  contactMessage,
  contactReceipt,
  contactRows,
  fillContact,
  openContact,
  sendButton,
} from '../../fixtures/pages/contact-form.ts';
import {
  fillNewsletter,
  newsletterPath,
  newsletterReceipt,
  subscribeButton,
} from '../../fixtures/pages/salary-alert-form.ts';
import {
  applicationReceipt,
  fillApplication,
  jobsPath,
  openJobs,
  sampleSlug,
  sendApplication,
} from '../../fixtures/rows/jobs.ts';
import { storedRows, testAddress } from '../../fixtures/rows/stored-rows.ts';
import { expect, openPage } from '../../fixtures/test.ts';
import { journey } from '../journey.ts';

journey('contact form', async ({ calm: page }) => {
  const email = testAddress('engines-contact');
  await openContact(page);
  await fillContact(page, email);
  await sendButton(page).click();
  await contactReceipt(page).waitFor();
  const [row] = await contactRows(email);
  expect(row).toMatchObject({ name: 'Ada Example', need: 'team', message: contactMessage });
  expect(await page.locator('main').textContent()).toContain(String(row?.['reference']));
});

journey('application with a resume', async ({ calm: page }) => {
  const email = testAddress('engines-application');
  await openJobs(page, `${jobsPath}/${sampleSlug}`);
  await fillApplication(page, email);
  await sendApplication(page).click();
  await applicationReceipt(page).waitFor();
  const [row] = await storedRows(`job_applications?email=eq.${email}`);
  expect(row).toMatchObject({ job_slug: sampleSlug, message: '<script>alert(1)</script>' });
  expect(String(row?.['cv_path'])).not.toBe('null');
  await page.getByText(String(row?.['reference'])).waitFor();
});

journey('newsletter', async ({ calm: page }) => {
  const email = testAddress('engines-newsletter');
  await openPage(page, newsletterPath);
  await fillNewsletter(page, email);
  await subscribeButton(page).click();
  await newsletterReceipt(page).waitFor();
  await page.goto(await mailedLinkTo('newsletter-confirm', email));
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await page.waitForURL(new RegExp(`${newsletterPath}/confirm#token=`));
  await page.getByRole('heading', { level: 1, name: 'You are subscribed' }).waitFor();
  expect(await storedRows(`newsletter_subscribers?email=eq.${email}`)).toMatchObject([
    { status: 'confirmed', user_role: 'engineer' },
  ]);
});

journey('skills assessment', async ({ calm: page }) => {
  await openPage(page, assessmentPath);
  await startAssessment(page);
  for (let number = 1; number <= 3; number += 1) {
    await isAtStep(page, `Question ${number} of 18`);
    await answerQuestion(page);
    await page.getByText(`${number} of 18 answered`).waitFor();
    await nextButton(page).click();
  }
  await goToReview(page);
  await page.getByText('15 questions have no answer yet').waitFor();
  await page.getByRole('button', { name: 'Finish and see the result' }).click();
  await isAtStep(page, 'Your result');
  await page.getByText(/of 18 points/).waitFor();
});
