import type { Locator, Page } from '@playwright/test';
import {
  isSignedInToStaff,
  signIn,
  signInToStaff,
  type Account,
  isBannerShown,
} from '../../fixtures/accounts/accounts.ts';
import { makeAdmin, totpCode } from '../../fixtures/accounts/staff-accounts.ts';
import { pageFaults } from '../../fixtures/browser/layout-faults.ts';
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
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
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

test('a passkey can be added and used to sign in @long', async ({ page, request }) => {
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
