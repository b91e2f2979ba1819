import type { Locator, Page } from '@playwright/test';
import { isSignedInToStaff, signIn, signInToStaff } from '../../fixtures/accounts/accounts.ts';
import type { Account } from '../../fixtures/accounts/accounts.ts';
import { isBannerShown } from '../../fixtures/browser/cookie-banner.ts';
import { readMainRun } from '../../fixtures/sites/main-site.ts';
import { makeAdmin, totpCode } from '../../fixtures/accounts/staff-accounts.ts';
import { pageFaults } from '../../fixtures/browser/page-faults.ts';
import { expect, test } from '../../fixtures/test.ts';

const PATH = '/internal-admin-xyz123/account';
const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

async function openAccount(page: Page, account: Account): Promise<void> {
  await signInToStaff(page, account);
  await page.getByRole('link', { name: 'Account & security' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account & security' })).toBeVisible();
}

/** Sets up an authenticator app with the code of this half minute, and gives its key. */
async function addApp(page: Page): Promise<string> {
  const factors = part(page, 'Second factors');
  await factors.getByRole('button', { name: 'Add an authenticator app' }).click();
  await expect(factors.getByRole('img', { name: 'QR code' })).toBeVisible();
  const key = (await factors.getByRole('code').textContent()) ?? '';
  await factors.getByLabel('Current code from the app').fill(totpCode(key));
  await factors.getByRole('button', { name: 'Turn on' }).click();
  await expect(factors.getByText('The second factor is set up.')).toBeVisible();
  return key;
}

async function signOut(page: Page): Promise<void> {
  await isBannerShown(page);
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page.getByText('You are signed out.').first()).toBeVisible();
}

test('an authenticator app is set up and required at the next sign-in; a recovery code replaces it', async ({
  page,
  request,
}) => {
  const account = await makeAdmin(request, 'totp');
  await openAccount(page, account);
  await expect(part(page, 'Second factors')).toContainText('Add a second factor');
  const key = await addApp(page);
  const codes = part(page, 'Recovery codes');
  await codes.getByRole('button', { name: 'Make recovery codes' }).click();
  await expect(codes.getByText('These codes are shown once.')).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  const [first = ''] = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(codes).toContainText('10 of 10 codes are unused.');
  await signOut(page);

  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  // The password alone opens nothing: neither the area nor its files.
  const guarded = await page.request.get(PATH);
  expect(guarded.status()).toBe(404);
  await page.getByLabel('Code from your authenticator app').fill('12');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Enter the six digits that the app shows.')).toBeVisible();
  await page.getByLabel('Code from your authenticator app').fill(totpCode(key, 1));
  await page.keyboard.press('Enter');
  await isSignedInToStaff(page);
  await signOut(page);

  await signIn(page, account);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(first);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await isSignedInToStaff(page);
});

test('a passkey can be added and used to sign in', async ({ page, request }) => {
  const account = await makeAdmin(request, 'passkey');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await openAccount(page, account);
  const factors = part(page, 'Second factors');
  await factors.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(factors.getByText('The second factor is set up.')).toBeVisible();
  await expect(factors.getByRole('listitem')).toContainText('Chrome on Linux');
  await signOut(page);

  await signIn(page, account);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await isSignedInToStaff(page);
});

test('sessions are listed and can be ended; a new password requires the current one', async ({
  page,
  request,
}) => {
  const account = await makeAdmin(request, 'sessions');
  const { publishableKey: apikey } = await readMainRun();
  const other = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey, 'User-Agent': 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1' },
    data: account,
  });
  const { access_token: token } = (await other.json()) as { access_token: string };
  const headers = { apikey, Authorization: `Bearer ${token}` };
  await openAccount(page, account);
  const sessions = part(page, 'Sessions');
  const phone = sessions.getByRole('listitem').filter({ hasText: 'Safari on iPhone' });
  await phone.getByRole('button').click();
  await expect(sessions.getByText('The session has ended.')).toBeVisible();
  await expect(phone).toHaveCount(0);
  expect((await request.get('/auth/v1/user', { headers })).status()).toBe(403);

  const password = part(page, 'Password');
  await password.getByLabel('Current password').fill('not my password');
  await password.getByLabel('New password').fill('a password that is new');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText('Your current password is wrong.')).toBeVisible();
  await password.getByLabel('Current password').fill(account.password);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText('Your password has been changed.')).toBeVisible();
});

test('a change of roles requires a recent sign-in', async ({ page, request }) => {
  const account = await makeAdmin(request, 'stepup');
  const bob = await makeAdmin(request, 'stepped');
  await openAccount(page, account);
  // As the server answers eleven minutes after the sign-in.
  let isOld = true;
  await page.route('**/rest/v1/rpc/revoke_admin', (route) =>
    isOld
      ? route.fulfill({
          status: 403,
          json: { code: 'PT403', message: 'Confirm that it is you.', details: 'fresh-sign-in' },
        })
      : route.continue(),
  );
  await page.goto('/security-dashboard');
  await page.getByRole('button', { name: `Remove the admin role from ${bob.email}` }).click();
  const confirm = page.getByRole('dialog', { name: `Remove the admin role from ${bob.email}?` });
  await confirm.getByLabel('Type the email address to confirm').fill(bob.email);
  await confirm.getByRole('button', { name: 'Remove role' }).click();
  const again = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await again.getByLabel('Password').fill('not my password');
  await again.getByRole('button', { name: 'Confirm' }).click();
  await expect(again.getByText('That password is wrong.')).toBeVisible();
  isOld = false;
  await again.getByLabel('Password').fill(account.password);
  await page.keyboard.press('Enter');
  await expect(again).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: `Remove the admin role from ${bob.email}` }),
  ).toHaveCount(0);
});
