import { expect, test } from 'vitest';
import { prepareDatabase } from '../testing/template-cluster.ts';
import { startLocalStack } from '../stack/local-stack.ts';
import { testDir } from '@talent/node/testing/test-dir';

/** A folder whose database is migrated and seeded already. */
async function preparedDir(): Promise<string> {
  const dataDir = testDir();
  await prepareDatabase(dataDir);
  return dataDir;
}

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

test('a password that the auth API refuses stops the start and frees the folder', async () => {
  const options = {
    dataDir: await preparedDir(),
    adminEmail: 'admin@example.com',
    siteUrl: 'http://127.0.0.1',
  };
  await expect(startLocalStack({ ...options, adminPassword: 'short' })).rejects.toThrow(
    /local admin admin@example\.com could not be created: .*10 characters.*Set ADMIN_EMAIL and ADMIN_PASSWORD/,
  );
  const stack = await startLocalStack({ ...options, adminPassword: 'a local password' });
  await stack.close();
}, 60_000);
