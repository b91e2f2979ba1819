import { testDir } from '@talent/node/testing/test-dir';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { firstRow } from '../database/sql.ts';
import { startTestStack } from '../testing/test-stack.ts';
import { ensureAdminAccount } from './admin-account.ts';

const password = 'plum tractor gazebo';

const stack = await startTestStack();
afterAll(() => stack.stop());
// So that each test begins without an admin, as a new site does.
beforeEach(removeRoles);

const ask = (path: string, body: object, key = stack.publishableKey, token = key) =>
  fetch(stack.url + path, {
    method: 'POST',
    headers: {
      apikey: key,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });

/** Makes sure of the admin, as a start does with the one of its environment. */
const start = (email: string, adminPassword = password) =>
  ensureAdminAccount(
    stack.database.database,
    (_path, body) => ask('/auth/v1/admin/users', { ...body, email_confirm: true }, stack.secretKey),
    { email, password: adminPassword },
    'AI Talent Experts',
  );

async function removeRoles(): Promise<void> {
  await stack.database.database.exec(
    'alter table public.user_roles disable trigger user; delete from public.user_roles; alter table public.user_roles enable trigger user',
  );
}

async function signIn(account: { email: string; password: string }): Promise<string> {
  const response = await ask('/auth/v1/token?grant_type=password', account);
  return response.ok ? (await response.json()).access_token : '';
}

async function isAdmin(token: string): Promise<unknown> {
  return (await ask('/rest/v1/rpc/is_admin', {}, undefined, token)).json();
}

test('an admin whose role was revoked is no admin after the next start, and another address gets back in', async () => {
  const lead = { email: 'lead@example.com', password };
  const other = { email: 'other@example.com', password: 'window mosaic harbor' };
  expect(await start('Lead@example.com')).toBe('created');
  expect((await ask('/auth/v1/admin/users', other, stack.secretKey)).status).toBe(200);
  const byLead = await signIn(lead);
  expect(await isAdmin(byLead)).toBe(true);
  const grant = { email: other.email };
  expect((await ask('/rest/v1/rpc/grant_admin', grant, undefined, byLead)).ok).toBe(true);
  const row = await firstRow<{ id: string }>(
    stack.database.database,
    "select id::text from auth.users where email = 'lead@example.com'",
    [],
  );
  const revoke = { user_id: row?.id };
  const byOther = await signIn(other);
  expect((await ask('/rest/v1/rpc/revoke_admin', revoke, undefined, byOther)).ok).toBe(true);

  expect(await start('lead@example.com')).toBe('revoked, and stays so');
  expect(await isAdmin(await signIn(lead))).toBe(false);
  await stack.database.database.query('delete from auth.users where email = $1', [lead.email]);
  expect(await start('lead@example.com')).toBe('revoked, and stays so');
  expect(await signIn(lead)).toBe('');

  expect(await start('owner@example.com')).toBe('created');
  expect(await isAdmin(await signIn({ email: 'owner@example.com', password }))).toBe(true);
  // Without any admin, nobody could be asked.
  await removeRoles();
  expect(await start('lead@example.com')).toBe('created');
  expect(await isAdmin(await signIn(lead))).toBe(true);
});

test('an account that a stranger had for the later admin address is replaced, not promoted', async () => {
  const stranger = { email: 'later@example.com', password: 'known to a stranger' };
  expect((await ask('/auth/v1/admin/users', stranger, stack.secretKey)).status).toBe(200);
  const token = await signIn(stranger);
  expect(token).not.toBe('');
  expect(await start(stranger.email)).toBe('created');
  expect(await signIn(stranger)).toBe('');
  expect(await isAdmin(token)).toBe(false);
});

test('a bad password stops the start with the reason and the settings to change, and frees the folder', async () => {
  const dataDir = testDir();
  await expect(startTestStack({ dataDir, adminPassword: 'aitalentexperts-1' })).rejects.toThrow(
    /The local admin admin@example\.com could not be created: Password should have 8 characters besides.*\. Set ADMIN_EMAIL and ADMIN_PASSWORD to other values\./,
  );
  const later = await startTestStack({ dataDir });
  await later.stop();
  expect(later.lines).toContain('Local admin admin@example.com: created');
});
