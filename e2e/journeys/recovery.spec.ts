import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mainSite, readMainRun } from '../fixtures/main-site.ts';
import { expect, isHydrated, test } from '../fixtures/test.ts';

/** The link of the newest mail to an address. */
async function mailedLink(address: string): Promise<string | null> {
  const outbox = join(mainSite.dataDir, 'outbox');
  for (const file of (await readdir(outbox).catch(() => [])).sort().reverse()) {
    const mail = await readFile(join(outbox, file), 'utf8');
    if (!mail.includes(address)) continue;
    return /http:\/\/localhost[^\s"'<>\\]+/.exec(mail)?.[0].replaceAll('&amp;', '&') ?? null;
  }
  return null;
}

test('a forgotten password is replaced by way of the mail', async ({ page, request }) => {
  const email = `forgetful-${Date.now()}@example.com`;
  const run = await readMainRun();
  const headers = { apikey: run.publishableKey };
  const account = { email, password: 'the-password-before' };
  expect((await request.post('/auth/v1/signup', { headers, data: account })).ok()).toBe(true);

  await page.goto('/admin-login-xyz123');
  await isHydrated(page);
  await page.getByRole('button', { name: /Forgot password/ }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: /Send/ }).click();
  await expect.poll(() => mailedLink(email)).not.toBeNull();
  await page.goto((await mailedLink(email)) ?? '');
  await page.getByLabel('New password').fill('the-password-after');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Your new password is saved.')).toBeVisible();

  const signIn = (password: string) =>
    request.post('/auth/v1/token?grant_type=password', { headers, data: { email, password } });
  expect((await signIn('the-password-before')).ok()).toBe(false);
  expect((await signIn('the-password-after')).ok()).toBe(true);
});
