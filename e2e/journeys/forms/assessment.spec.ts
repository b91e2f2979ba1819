import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readOutbox } from '@talent/backend/mail/outbox';
import { mainSite } from '../../fixtures/sites/main-site.ts';
import {
  answerQuestion as answer,
  answersOf,
  assessmentPath as path,
  goToReview,
  isOrder,
  movesOf,
  nextButton as next,
  startAssessment as start,
  stepTitle as title,
} from '../../fixtures/pages/assessment.ts';
import { refuseCookies } from '../../fixtures/browser/refuse-cookies.ts';
import { tabTo } from '../../fixtures/browser/tab-to.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

const service = '**/functions/v1/assessment';

async function open(page: Page, search = ''): Promise<void> {
  await refuseCookies(page);
  await page.goto(path + search);
  // Hidden while an attempt is under way.
  await page.locator('footer').waitFor({ state: 'attached' });
  await isHydrated(page);
}

test('completes an attempt with the keyboard alone, over a reload, up to the result by skill @own-site @long', async ({
  page,
  trouble,
}) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => bodies.push(response.text().catch(() => '')));
  await open(page);
  await tabTo(page, page.getByLabel('Machine learning engineer'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('MLOps engineer')).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Start the assessment' }));
  await page.keyboard.press('Enter');

  const kinds = new Set<string>();
  for (let number = 1; number <= 18; number += 1) {
    await expect(title(page)).toHaveText(`Question ${number} of 18`);
    if (number !== 7) await expect(title(page)).toBeFocused();
    const kind = (await page.locator('#assessment-hint').textContent()) ?? '';
    kinds.add(kind);
    if (await isOrder(page)) {
      const down = movesOf(page).first();
      const label = await down.getAttribute('aria-label');
      await tabTo(page, down);
      await page.keyboard.press('Enter');
      const moved = page.getByRole('button', { name: label ?? '', exact: true });
      await expect(moved).toBeFocused();
      await expect(page.getByText(/: now 2 of \d\.$/)).toHaveCount(1);
    } else {
      await tabTo(page, answersOf(page).first());
      await page.keyboard.press('Space');
      await expect(answersOf(page).first()).toBeChecked();
    }
    await expect(page.getByText(`${number} of 18 answered`)).toBeVisible();
    if (number === 6) {
      await tabTo(page, next(page));
      await page.keyboard.press('Enter');
      await expect(title(page)).toHaveText('Question 7 of 18');
      await page.reload();
      await page.locator('footer').waitFor({ state: 'attached' });
      await isHydrated(page);
      await expect(page.getByText('Welcome back.')).toBeVisible();
      await expect(page.getByText('6 of 18 answered')).toBeVisible();
      continue;
    }
    await tabTo(page, next(page));
    await page.keyboard.press('Enter');
  }
  expect(kinds.size).toBe(4);
  await expect(title(page)).toHaveText('Before you finish');
  await expect(title(page)).toBeFocused();
  await expect(page.getByText('Every question has an answer.')).toBeVisible();

  const seen = (await Promise.all(bodies)).join('\n');
  const answered = page.waitForResponse(service);
  await tabTo(page, page.getByRole('button', { name: 'Finish and see the result' }));
  await page.keyboard.press('Enter');
  const result = (await (await answered).json()) as {
    questions: { prompt: string; explanation: string }[];
  };
  expect(result.questions).toHaveLength(18);
  for (const { prompt, explanation } of result.questions) {
    expect(seen).toContain(JSON.stringify(prompt).slice(1, -1));
    expect(seen).not.toContain(JSON.stringify(explanation).slice(1, -1));
  }
  expect(seen).not.toMatch(/"(right|explanation)":/);

  await expect(title(page)).toHaveText('Your result');
  await expect(title(page)).toBeFocused();
  await expect(page.locator('#assessment h4')).toHaveCount(6);
  await expect(page.locator('#assessment details')).toHaveCount(18);
  await expect(page.locator('#assessment details[open]')).toHaveCount(0);
  const kept = await page.evaluate(() => Object.keys(window.localStorage));
  expect(kept.filter((key) => key.startsWith('assessment'))).toEqual([]);
  expect(trouble.messages).toEqual([]);
});

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

function mailTo(address: string): string {
  const found = readOutbox(join(mainSite.dataDir, 'outbox')).find(
    ({ mail }) => mail.to === address,
  );
  return found?.mail.text ?? '';
}
