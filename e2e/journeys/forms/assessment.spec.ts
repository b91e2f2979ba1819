import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  answerQuestion as answer,
  assessmentPath as path,
  goToReview,
  startAssessment as start,
  stepTitle as title,
} from '../../fixtures/pages/assessment.ts';
import { refuseCookies, expect, isHydrated, test } from '../../fixtures/test.ts';
import { layoutShift, watchLayoutShift } from '../../fixtures/browser/layout-shift.ts';
import { mailsTo } from '../../fixtures/accounts/accounts.ts';

async function open(page: Page, search = ''): Promise<void> {
  await refuseCookies(page);
  await page.goto(path + search);
  // Hidden while an attempt is under way.
  await page.locator('footer').waitFor({ state: 'attached' });
  await isHydrated(page);
}

test('keeps answers while the connection is lost, sends them when it is back, and the result stays @own-site', async ({
  page,
  context,
}) => {
  await open(page);
  await start(page);
  await answer(page);
  await goToReview(page);
  await expect(page.getByText('17 questions have no answer yet')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Finish and see the result' }).click();
  await expect(page.getByRole('alert')).toContainText('The connection was lost');
  await context.setOffline(false);
  await expect(title(page)).toHaveText('Your result');
  // It stays over a reload, and its report has all of it.
  await page.reload();
  await expect(title(page)).toHaveText('Your result');
  const questions = page.locator('#assessment details');
  await expect(questions).toHaveCount(18);
  await expect(questions.filter({ hasText: 'Not answered' })).toHaveCount(17);
  const prompts = await page.locator('#assessment summary .font-semibold').allTextContents();
  for (const [button, ending] of [
    ['Download as a page', '.html'],
    ['Download as text', '.txt'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^skills-assessment-[\\d-]+\\${ending}$`));
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('of 18 points');
    expect(text).not.toContain('<script');
    if (ending === '.txt') for (const prompt of prompts) expect(text).toContain(prompt);
  }
  await page.getByRole('button', { name: 'Start a new attempt' }).click();
  await expect(title(page)).toHaveText('Choose your role and begin');
});

test('a saved result is opened by the link in its mail, by anyone who has it @own-site', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = `assessed-${Date.now()}@example.com`;
  await open(page);
  await start(page);
  await answer(page);
  await goToReview(page);
  await page.getByRole('button', { name: 'Finish and see the result' }).click();
  await expect(title(page)).toHaveText('Your result');
  const total = await page.getByText(/of 18 points/).textContent();

  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('link', { name: 'Enter your email address.' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(address);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('Your result is saved')).toBeVisible();
  await expect(page.getByText(/^SA-/)).toBeVisible();

  await expect.poll(() => mailTo(address)).toContain('/ai-skills-assessment?result=');
  const link = /http\S+\?result=\S+/.exec(mailTo(address))?.[0] ?? '';
  const other = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const reader = await other.newPage();
  await open(reader, new URL(link).search);
  await expect(title(reader)).toHaveText('Your result');
  await expect(reader.getByText(/of 18 points/)).toHaveText(total ?? '');
  await expect(reader.getByRole('button', { name: 'Send me the link' })).toHaveCount(0);
  await other.close();
});

const mailTo = (address: string): string => mailsTo(address)[0]?.text ?? '';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const leave = (page: Page) => page.getByRole('button', { name: 'Save and leave' });

async function expectFrame(page: Page, isThere: boolean): Promise<void> {
  await expect(header(page)).toHaveCount(isThere ? 1 : 0);
  await expect(footer(page)).toHaveCount(isThere ? 1 : 0);
}

test('an attempt fills the window; its way out leads to the page @own-site', async ({ page }) => {
  await watchLayoutShift(page);
  await open(page);
  await expectFrame(page, true);
  await start(page);
  await expectFrame(page, false);
  await leave(page).click();
  await expect(title(page)).toHaveText('Your attempt is saved');
  await expectFrame(page, true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(title(page)).toBeFocused();

  // Nothing moves when an attempt is taken up after a reload.
  await page.reload();
  await expect(page.getByText(/^Welcome back/)).toBeVisible();
  await expectFrame(page, false);
  expect(await layoutShift(page)).toEqual([]);
});
