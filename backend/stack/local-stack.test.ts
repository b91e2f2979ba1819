import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { createDataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { PostgresConnection } from '@supabase/lite/postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAccount } from '../auth/testing/create-account.ts';
import { DataDirLockedError } from '@talent/node/data-folder/data-dir-lock';
import { startTestStack, type TestStack } from '../testing/test-stack.ts';

let stack: TestStack;
/** How often the backend has read the whole schema and kept it. */
let schemaReads = 0;
beforeAll(async () => {
  const keep = vi.spyOn(PostgresConnection.prototype, 'writeCachedIntrospection' as 'introspect');
  stack = await startTestStack({ server: 'new' });
  // The timed work has begun by itself; these come beside it.
  await Promise.all([1, 2, 3].map(() => client().from('blog_posts').select('slug').throwOnError()));
  schemaReads = keep.mock.calls.length;
  keep.mockRestore();
}, 60_000);
afterAll(() => stack.stop());

const client = () => createDataClient({ url: stack.url, key: stack.publishableKey });

test('the seeded admin signs in over HTTP and holds the admin role', async () => {
  const admin = client();
  const { data, error } = await admin.auth.signInWithPassword(stack.admin);
  expect(error).toBeNull();
  const roles = unwrap(
    await admin
      .from('user_roles')
      .select('role')
      .eq('user_id', data.user?.id ?? '')
      .eq('role', 'admin')
      .maybeSingle(),
  );
  expect(roles).toEqual({ role: 'admin' });
});

test('a new account holds no role', async () => {
  const stranger = client();
  const account = { email: 'new@example.com', password: 'long enough 1' };
  await createAccount(stack, account);
  expect((await stranger.auth.signInWithPassword(account)).error).toBeNull();
  expect(unwrap(await stranger.from('user_roles').select())).toEqual([]);
  expect(unwrap(await stranger.rpc('is_admin'))).toBe(false);
});

test('the schema is read once, however many requests come first', () => {
  expect(schemaReads).toBe(1);
});

test('the seeds are there', async () => {
  const posts = unwrap(await client().from('blog_posts').select('slug, topic'));
  expect(posts.length).toBeGreaterThan(1);
  expect(posts.map((post) => post.topic)).toContain('salary-insights');
  const { count } = await client().from('salary_bands').select('*', { count: 'exact', head: true });
  expect(count).toBeGreaterThan(100);
});

test('recovery mail goes to the outbox, and says nothing about unknown addresses', async () => {
  const known = await client().auth.resetPasswordForEmail(stack.admin.email);
  const unknown = await client().auth.resetPasswordForEmail('nobody@example.com');
  expect(unknown).toEqual(known);
  const outbox = join(stack.dataDir, 'outbox');
  // The mail is sent behind the answer, which is the same for every address.
  await vi.waitFor(() => expect(readdirSync(outbox)).toHaveLength(1));
  const mails = readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8'));
  expect(mails).toHaveLength(1);
  expect(JSON.parse(mails[0] ?? '')).toMatchObject({
    to: stack.admin.email,
    text: expect.stringContaining(`${stack.url}/admin-login-xyz123#type=recovery&token_hash=`),
  });
});

test('a request without a key is refused, from this machine too', async () => {
  const response = await fetch(`${stack.url}/rest/v1/blog_posts`);
  expect(response.status).toBe(401);
});

test('nothing but the four interfaces is served', async () => {
  for (const path of ['/', '/_system', '/storage/v1', '/rest/v1', '/functions/v1/none']) {
    expect((await fetch(`${stack.url}${path}`)).status, path).toBe(404);
  }
});

test('neither keys nor passwords are logged', () => {
  const log = stack.lines.join('\n');
  expect(log).toContain('Applied migration');
  expect(log).not.toContain(stack.publishableKey);
  expect(log).not.toContain(stack.secretKey);
  expect(log).not.toContain(stack.admin.password);
});

test('input that the database refuses is not printed', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const { error } = await client().from('salary_bands').delete().eq('role', 'typed-by-a-visitor');
  const printed = inspect(print.mock.calls);
  print.mockRestore();
  expect(error?.code).toBe('42501');
  expect(printed).toContain('permission denied for table salary_bands (42501)');
  expect(printed).not.toContain('typed-by-a-visitor');
});

test('a second start on the same folder is refused', async () => {
  await expect(startTestStack({ dataDir: stack.dataDir })).rejects.toThrow(DataDirLockedError);
});
