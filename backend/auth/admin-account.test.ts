import { testDir } from '@talent/node/testing/test-dir';
import { expect, test } from 'vitest';
import { firstRow } from '../database/sql.ts';
import { startLocalStack, type LocalStack } from '../stack/local-stack.ts';
import { prepareDatabase } from '../testing/template-cluster.ts';

/** A folder whose database is migrated and seeded already. */
async function preparedDir(): Promise<string> {
  const dataDir = testDir();
  await prepareDatabase(dataDir);
  return dataDir;
}

const ask = (stack: LocalStack, path: string, body: object, key: string, token = key) =>
  stack.fetch(
    new Request(`http://127.0.0.1${path}`, {
      method: 'POST',
      headers: {
        apikey: key,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }),
  );

async function signIn(stack: LocalStack, email: string, password: string): Promise<string | null> {
  const path = '/auth/v1/token?grant_type=password';
  const response = await ask(stack, path, { email, password }, stack.publishableKey);
  return response.ok ? (await response.json()).access_token : null;
}

async function isAdmin(stack: LocalStack, token: string | null): Promise<unknown> {
  if (token === null) return 'not signed in';
  return (await ask(stack, '/rest/v1/rpc/is_admin', {}, stack.publishableKey, token)).json();
}

test('an admin whose role was revoked is no admin after the next start, and another address gets back in', async () => {
  const options = { dataDir: await preparedDir(), siteUrl: 'http://127.0.0.1' };
  const start = (adminEmail: string, lines: string[] = []) =>
    startLocalStack({
      ...options,
      adminEmail,
      adminPassword: 'plum tractor gazebo',
      log: (line) => lines.push(line),
    });
  const first = await start('Lead@example.com');
  const other = { email: 'other@example.com', password: 'window mosaic harbor' };
  expect((await ask(first, '/auth/v1/admin/users', other, first.secretKey)).status).toBe(200);
  const lead = await signIn(first, 'lead@example.com', 'plum tractor gazebo');
  expect(await isAdmin(first, lead)).toBe(true);
  const grant = { email: other.email };
  const key = first.publishableKey;
  expect((await ask(first, '/rest/v1/rpc/grant_admin', grant, key, lead ?? '')).ok).toBe(true);
  const byOther = await signIn(first, other.email, other.password);
  const row = await firstRow<{ id: string }>(
    first.database.database,
    "select id::text from auth.users where email = 'lead@example.com'",
    [],
  );
  const revoke = { user_id: row?.id };
  expect((await ask(first, '/rest/v1/rpc/revoke_admin', revoke, key, byOther ?? '')).ok).toBe(true);
  await first.close();

  const lines: string[] = [];
  const second = await start('lead@example.com', lines);
  expect(lines).toEqual(['Local admin lead@example.com: revoked, and stays so']);
  const again = await signIn(second, 'lead@example.com', 'plum tractor gazebo');
  expect(await isAdmin(second, again)).toBe(false);
  await second.database.database.query('delete from auth.users where email = $1', [
    'lead@example.com',
  ]);
  await second.close();

  const third = await start('lead@example.com');
  expect(await signIn(third, 'lead@example.com', 'plum tractor gazebo')).toBeNull();
  await third.close();

  const fourth = await start('owner@example.com');
  const owner = await signIn(fourth, 'owner@example.com', 'plum tractor gazebo');
  expect(await isAdmin(fourth, owner)).toBe(true);
  // Without any admin, nobody could be asked.
  await fourth.database.database.exec(
    'alter table public.user_roles disable trigger user; delete from public.user_roles; alter table public.user_roles enable trigger user',
  );
  await fourth.close();

  const fifth = await start('lead@example.com');
  const back = await signIn(fifth, 'lead@example.com', 'plum tractor gazebo');
  expect(await isAdmin(fifth, back)).toBe(true);
  await fifth.close();
}, 120_000);

test('an account that a stranger had for the later admin address is replaced, not promoted', async () => {
  const dataDir = await preparedDir();
  const options = { dataDir, adminPassword: 'a local password', siteUrl: 'http://127.0.0.1' };
  const first = await startLocalStack({ ...options, adminEmail: 'admin@example.com' });
  const post = (stack: typeof first, path: string, body: object, key = stack.publishableKey) =>
    stack.fetch(
      new Request(`http://127.0.0.1/auth/v1${path}`, {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  const stranger = { email: 'lead@example.com', password: 'known to a stranger' };
  expect((await post(first, '/admin/users', stranger, first.secretKey)).status).toBe(200);
  const signedIn = await post(first, '/token?grant_type=password', stranger);
  const { access_token: token } = await signedIn.json();
  expect(signedIn.status).toBe(200);
  await first.close();

  const second = await startLocalStack({ ...options, adminEmail: stranger.email });
  expect((await post(second, '/token?grant_type=password', stranger)).status).toBe(400);
  const roles = await second.fetch(
    new Request('http://127.0.0.1/rest/v1/user_roles?select=role', {
      headers: { apikey: second.publishableKey, authorization: `Bearer ${token}` },
    }),
  );
  expect(await roles.json()).toEqual([]);
  await second.close();
}, 60_000);

test.each([
  ['short', 'Password should be at least 12 characters'],
  ['password-2026', 'Password is known to be weak'],
  ['admin@example.com', 'Password should have 8 characters besides'],
  ['aitalentexperts-1', 'Password should have 8 characters besides'],
  ['wm5 tz8 '.repeat(10), 'Password cannot be longer than 72 characters'],
])(
  'the password %s stops the start and frees the folder',
  async (adminPassword, reason) => {
    const options = {
      dataDir: await preparedDir(),
      adminEmail: 'admin@example.com',
      siteUrl: 'http://127.0.0.1',
    };
    const started = startLocalStack({ ...options, adminPassword });
    await expect(started).rejects.toThrow(
      `The local admin admin@example.com could not be created: ${reason}`,
    );
    await expect(started).rejects.toThrow('. Set ADMIN_EMAIL and ADMIN_PASSWORD to other values.');
    const stack = await startLocalStack({ ...options, adminPassword: 'a local password' });
    await stack.close();
  },
  60_000,
);
