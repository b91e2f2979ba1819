import type { Page } from '@playwright/test';
import { signIn, signUp } from '../../fixtures/accounts/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Sends the form with a password; the status of the answer. */
async function attempt(page: Page, password: string): Promise<number> {
  const answered = page.waitForResponse((response) => response.url().includes('/auth/v1/token'));
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: /^(Sign in|Try again)$/ }).click();
  return (await answered).status();
}

// The browser has signed in before, so it counts for itself: other tests from this address have all their attempts.
test('after ten wrong passwords the form says "Too many attempts" and for how long; another browser is not locked out', async ({
  page,
  request,
  browser,
}) => {
  const account = await signUp(request, 'forgetful');
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'You are signed in', exact: true })).toBeVisible();
  // The notice about the missing role moves the button below it.
  await expect(page.getByText('This account has no access to the staff area.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Email').fill(account.email);
  for (let wrong = 1; wrong <= 10; wrong += 1) {
    expect(await attempt(page, `wrong password ${wrong}`), `attempt ${wrong}`).toBe(400);
    await expect(page.getByRole('alert')).toContainText('do not match an account');
  }
  expect(await attempt(page, 'wrong password 11')).toBe(429);
  await expect(page.getByRole('alert')).toContainText('Too many attempts');
  await expect(page.getByRole('alert')).toContainText('Try again in 15 minutes.');
  // The right one is not tried either: otherwise the limit would confirm a guess.
  expect(await attempt(page, account.password)).toBe(429);
  await expect(page.getByLabel('Email')).toHaveValue(account.email);

  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await signIn(elsewhere, account);
  await expect(
    elsewhere.getByRole('heading', { name: 'You are signed in', exact: true }),
  ).toBeVisible();
  await context.close();
});
