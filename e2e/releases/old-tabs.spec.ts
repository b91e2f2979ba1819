import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { admin, fillSignIn } from '../fixtures/accounts/accounts.ts';
import { refuseCookies, expect, isHydrated, test } from '../fixtures/test.ts';
import {
  contactPath,
  contactReceipt,
  contactRows,
  fillContact,
  sendButton,
} from '../fixtures/pages/contact-form.ts';
import {
  fillNewsletter,
  newsletterPath,
  newsletterReceipt,
  subscribeButton,
  fillSalaryAlert,
  salaryAlertReceipt,
  sendSalaryAlert,
} from '../fixtures/pages/salary-alert-form.ts';
import { testAddress, storedRows } from '../fixtures/rows/stored-rows.ts';
import { editBuild } from '../fixtures/sites/edited-build.ts';
import { type IsolatedSite, shareSite } from '../fixtures/sites/isolated-site.ts';
import {
  jobsPath,
  applicationReceipt,
  fillApplication,
  sampleSlug,
  sendApplication,
} from '../fixtures/rows/jobs.ts';
import {
  answerQuestion,
  assessmentPath,
  goToReview,
  isAtStep,
  startAssessment,
} from '../fixtures/pages/assessment.ts';
import { openedLine, salaryPath, signUp } from '../fixtures/pages/salary-page.ts';

const built = (app: string) => fileURLToPath(new URL(`../../${app}/dist`, import.meta.url));
let site: IsolatedSite;
shareSite((shared) => (site = shared));

/** Another version of an app, every page and file of which is the same. */
const altered = (app: string, comment: string): Promise<string> =>
  editBuild(built(app), (text, path) =>
    path === 'server/entry.js' ? `${text}\n// ${comment}\n` : text,
  );

const compositionOf = (page: Page): Promise<{ id: string; revision: number }> =>
  page.evaluate(() => JSON.parse(document.getElementById('composition-block')?.textContent ?? ''));

/** Marks this document, so that a test sees whether the tab has loaded another one. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** Opens a tab that keeps its release, because a subscription in it waits to be sent. */
async function openTab(page: Page, email: string): Promise<void> {
  await refuseCookies(page);
  await page.goto(site.url + newsletterPath);
  await isHydrated(page);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await markDocument(page);
}

async function sendContact(page: Page, email: string): Promise<void> {
  await navigateTo(page, contactPath);
  await fillContact(page, email);
  await sendButton(page).click();
  await expect(contactReceipt(page)).toBeVisible();
  expect(await contactRows(email)).toHaveLength(1);
}

/** Fills in and sends each public form but the newsletter's, going from page to page inside the tab. */
async function sendEveryForm(page: Page, email: string): Promise<void> {
  await sendContact(page, email);
  await navigateTo(page, `${jobsPath}/${sampleSlug}`);
  await fillApplication(page, email);
  await sendApplication(page).click();
  await expect(applicationReceipt(page)).toBeVisible();
  expect(await storedRows(`job_applications?email=eq.${email}`)).toHaveLength(1);

  await navigateTo(page, salaryPath);
  await signUp(page, email);
  await expect(openedLine(page)).toBeVisible();
  await fillSalaryAlert(page, email);
  await sendSalaryAlert(page).click();
  await expect(salaryAlertReceipt(page)).toBeVisible();

  await navigateTo(page, '/ai-hiring-insights-blog');
  await page.getByLabel('Search the articles').fill('salary');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Search results' })).toBeVisible();
  await expect(page.locator('main ol h3').first()).toBeVisible();

  await navigateTo(page, assessmentPath);
  await startAssessment(page);
  await answerQuestion(page);
  await goToReview(page);
  await page.getByRole('button', { name: 'Finish and see the result' }).click();
  await isAtStep(page, 'Your result');
  await page.locator('#assessment').getByRole('textbox', { name: 'Email' }).fill(email);
  await page.locator('#assessment').getByLabel('I agree').check();
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('heading', { name: 'Your result is saved' })).toBeVisible();
}

/** Sends the form that waits: the release of today is taken when nothing does. */
async function goOn(page: Page, email: string, began: { id: string }): Promise<void> {
  await navigateTo(page, newsletterPath);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await fillNewsletter(page, email);
  await subscribeButton(page).click();
  await expect(newsletterReceipt(page)).toBeVisible();
  expect([await isMarked(page), (await compositionOf(page)).id]).toEqual([true, began.id]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/privacy-policy/);
  await expect.poll(() => isMarked(page)).toBe(false);
  await isHydrated(page);
  expect((await compositionOf(page)).id).not.toBe(began.id);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(newsletterPath));
}

test('a tab from before 21 releases sends every form, loses no entry, and takes the new release when nothing waits @release', async ({
  page,
  trouble,
}) => {
  const email = testAddress('old-tab');
  await openTab(page, email);
  const began = await compositionOf(page);
  const other = await altered('mfe-blog', 'Another release of the blog.');
  // An odd number, so that the release of today is not the one that the tab began with.
  for (let count = 1; count <= 21; count += 1) {
    await site.release(count % 2 === 1 ? other : built('mfe-blog'));
  }
  await sendEveryForm(page, email);
  await goOn(page, email, began);
  await site.rollback('mfe-blog');
  expect(trouble.messages).toEqual([]);
});

test('staff sign in from an old tab with a document of today, get the tools of today, and its entries wait on @release', async ({
  page,
  trouble,
}) => {
  const email = testAddress('old-sign-in');
  await openTab(page, email);
  await site.release(await altered('mfe-marketing', 'A release before the sign-in.'));
  const version = await site.release(await altered('mfe-admin', 'The tools of today.'));
  await navigateToDocument(page, '/admin-login-xyz123');
  expect(await isMarked(page)).toBe(false);
  const answered = page.waitForResponse('**/_guard');
  await fillSignIn(page, admin);
  expect(await (await answered).json()).toMatchObject({
    remotes: [{ name: 'mfe-admin', version }],
  });
  await expect(page.getByRole('heading', { level: 1, name: 'SEO dashboard' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Internal Dashboard' })).toBeVisible();

  await page.goto(site.url + newsletterPath);
  await isHydrated(page);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  expect(trouble.messages).toEqual([]);
});

/** Goes to a path of the site as a link in the page does: without a document, unless the site's own code asks for one. */
async function navigateTo(page: Page, path: string): Promise<void> {
  await followPath(page, path);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  const heading = page.locator('main h1');
  await heading.waitFor();
  await isHydrated(page);
}

/** Like `navigateTo`, for a page that the site loads as a document, because the policy of the tab's document is too strict for it. */
async function navigateToDocument(page: Page, path: string): Promise<void> {
  const loaded = page.waitForEvent('load');
  await followPath(page, path);
  await loaded;
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await isHydrated(page);
}

async function followPath(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({ key: to, idx: window.history.length }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, path);
}
