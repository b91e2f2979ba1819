import type { Page } from '@playwright/test';
import {
  answerQuestion as answer,
  answersOf,
  assessmentPath as path,
  isOrder,
  nextButton as next,
  startAssessment as start,
  stepTitle as title,
} from '../../fixtures/pages/assessment.ts';
import { layoutShift, watchLayoutShift } from '../../fixtures/browser/layout-shift.ts';
import { refuseCookies } from '../../fixtures/browser/refuse-cookies.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const leave = (page: Page) => page.getByRole('button', { name: 'Save and leave' });

async function open(page: Page): Promise<void> {
  await refuseCookies(page);
  await page.goto(path);
  await isHydrated(page);
}

async function expectFrame(page: Page, isThere: boolean): Promise<void> {
  await expect(header(page)).toHaveCount(isThere ? 1 : 0);
  await expect(footer(page)).toHaveCount(isThere ? 1 : 0);
}

test('an attempt is alone in the window, and the way out brings the page back @own-site', async ({
  page,
}) => {
  await watchLayoutShift(page);
  await open(page);
  await expectFrame(page, true);
  await start(page);
  await expectFrame(page, false);
  await expect(page.getByRole('heading', { name: 'What the assessment covers' })).toHaveCount(0);
  await answer(page);
  await next(page).click();
  await leave(page).click();
  await expect(title(page)).toHaveText('Your attempt is saved');
  await expect(page.getByText(/^1 of 18 questions are answered/)).toBeVisible();
  await expectFrame(page, true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(title(page)).toHaveText('Question 2 of 18');
  await expect(title(page)).toBeFocused();
  await expectFrame(page, false);

  // So do the buttons of the browser, and nothing moves when an attempt is taken up after a reload.
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(title(page)).toHaveText('Question 1 of 18');
  await page.goBack();
  await expect(title(page)).toHaveText('Question 2 of 18');
  await page.goForward();
  await expect(title(page)).toHaveText('Question 1 of 18');
  await page.reload();
  await expect(page.getByText(/^Welcome back/)).toBeVisible();
  await expectFrame(page, false);
  expect(await layoutShift(page)).toEqual([]);
});

test('number keys choose an answer until they are turned off; steps are put in order by keys and by dragging @own-site', async ({
  page,
}) => {
  await open(page);
  await start(page);
  while (await isOrder(page)) await next(page).click();
  await page.keyboard.press('2');
  await expect(answersOf(page).nth(1)).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: /^2 chosen: / })).toHaveCount(1);
  await expect(page.getByText(/^Keys 1 to \d choose an answer\./)).toBeVisible();
  await page.getByRole('button', { name: 'Turn number keys off' }).click();
  await page.keyboard.press('1');
  await expect(answersOf(page).nth(1)).toBeChecked();

  await page.getByRole('button', { name: /^Question 1,/ }).click();
  await expect(title(page)).toHaveText('Question 1 of 18');
  while (!(await isOrder(page))) await next(page).click();
  const grips = page.getByRole('button', { name: /^Move with arrow keys: / });
  const names = () => grips.evaluateAll((all) => all.map((grip) => grip.ariaLabel));
  const [first, second, third, ...rest] = await names();
  await grips.first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await names()).toEqual([second, first, third, ...rest]);
  await expect(grips.nth(1)).toBeFocused();
  await page.keyboard.press('Home');
  expect(await names()).toEqual([first, second, third, ...rest]);
  await expect(grips.first()).toBeFocused();

  const [from, to] = [await grips.first().boundingBox(), await grips.nth(2).boundingBox()];
  if (!from || !to) throw new Error('The steps are not in the window.');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + to.height - 4, { steps: 5 });
  expect(await names()).toEqual([first, second, third, ...rest]);
  await page.mouse.up();
  expect(await names()).toEqual([second, third, first, ...rest]);
  await expect(page.getByText(/: now 3 of \d\.$/)).toHaveCount(1);
});
