import { inspect } from 'node:util';
import { createDataClient } from '@talent/data/client';
import { PostgresConnection } from '@supabase/lite/postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestStack, type TestStack } from '../testing/test-stack.ts';

let stack: TestStack;
/** How often the backend has read the whole schema and kept it. */
let schemaReads = 0;
beforeAll(async () => {
  const keep = vi.spyOn(PostgresConnection.prototype, 'writeCachedIntrospection' as 'introspect');
  stack = await startTestStack();
  // The timed work has begun by itself; these come beside it.
  await Promise.all([1, 2, 3].map(() => client().from('blog_posts').select('slug').throwOnError()));
  schemaReads = keep.mock.calls.length;
  keep.mockRestore();
}, 60_000);
afterAll(() => stack.stop());

const client = () => createDataClient({ url: stack.url, key: stack.publishableKey });

test('the schema is read once, however many requests come first', () => {
  expect(schemaReads).toBe(1);
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
  expect(log).toContain('Local admin admin@example.com: created');
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
