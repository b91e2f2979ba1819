import { mailedLink, signUp, askSession } from '../../fixtures/accounts/accounts.ts';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

test('a forgotten password is reset through a mail', async ({ page, request }) => {
  const { email, password: before } = await signUp(request, 'forgetful');

  await page.goto('/admin-login-xyz123');
  await isHydrated(page);
  await page.getByRole('button', { name: /Forgot password/ }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /Send/ }).click();
  await expect.poll(() => mailedLink(email)).not.toBeNull();
  await page.goto(mailedLink(email) ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('New password').fill('the-password-after');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your new password is saved.')).toBeVisible();

  const signIn = (password: string) => askSession(request, { email, password });
  expect((await signIn(before)).ok()).toBe(false);
  expect((await signIn('the-password-after')).ok()).toBe(true);
});
