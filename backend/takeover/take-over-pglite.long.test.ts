import { join } from 'node:path';
import { createDataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { expect, test } from 'vitest';
import { contactFields } from '@talent/functions/testing/form-requests.ts';
import { openPgliteDatabase } from '../database/pglite-database.ts';
import type { Database } from '../database/sql.ts';
import { testDir } from '@talent/node/testing/test-dir';
import { startTestStack, type TestStack } from '../testing/test-stack.ts';

const PDF = new TextEncoder().encode('%PDF-1.4 an old file');

/** A stack as earlier versions ran it: on PGlite, in the folder that they used. */
function startEarlierStack(dataDir: string): Promise<TestStack> {
  return startTestStack({ dataDir, server: 'pglite' });
}

/** Every start notes the time here. */
const NOTED_WHILE_RUNNING = new Set([
  'private.retention_clock',
  'private.scheduled_runs',
  'market_refresh_runs',
]);

/** Number and digest of the rows of every table, as text, so that no type can lose anything unseen. */
async function everything(database: Database): Promise<Record<string, unknown>> {
  // Generated columns are computed again.
  const { rows: tables } = await database.query<{ name: string; columns: string }>(
    `select attrelid::regclass::text as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
     from pg_attribute join pg_class on pg_class.oid = attrelid and relkind = 'r'
     where attnum > 0 and not attisdropped and attgenerated = ''
       and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'pg_toast')
     group by 1 order by 1`,
  );
  const content: Record<string, unknown> = {};
  for (const { name, columns } of tables) {
    if (NOTED_WHILE_RUNNING.has(name)) continue;
    const { rows } = await database.query(
      `select count(*)::int as rows, md5(string_agg(stored.line, chr(10) order by stored.line collate "C")) as digest
       from (select row(${columns})::text as line from ${name}) as stored`,
    );
    content[name] = rows[0];
  }
  return content;
}

/** Text that a copy could spoil. */
const message = 'Quotes " \' and \\ and \\N,\ttabs,\nlines, € and 🙂.';

async function sendForms(stack: TestStack, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const sent = await fetch(`${stack.url}/functions/v1/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...contactFields, message, idempotency_key: key }),
    });
    expect(sent.status).toBe(201);
  }
}

const operatorOf = ({ url, secretKey }: TestStack) => createDataClient({ url, key: secretKey });

test('everything that an earlier version stored with PGlite is in the server, and the old folder stays', async () => {
  const dataDir = testDir();
  const earlier = await startEarlierStack(dataDir);
  await sendForms(earlier, [
    '6f1d2c3b-4a59-4e68-8b7a-0c1d2e3f4a5b',
    'b2a7c1de-0f3c-4a83-9c55-9f3c6a1d7e10',
  ]);
  const upload = operatorOf(earlier)
    .storage.from('applications')
    .upload('kept/cv.pdf', PDF, { contentType: 'application/pdf' });
  expect((await upload).error).toBeNull();
  const editor = createDataClient({ url: earlier.url, key: earlier.publishableKey });
  const before = await editor.auth.signInWithPassword(earlier.admin);
  const slug = 'how-to-set-a-salary-range-for-a-machine-learning-hire';
  await editor.from('blog_posts').update({ title: 'By hand' }).eq('slug', slug).throwOnError();
  await earlier.stop();
  const old = await openPgliteDatabase(join(dataDir, 'postgres'));
  const stored = await everything(old.database);
  await old.database.close();
  expect(stored['contact_requests']).toMatchObject({ rows: 2 });
  expect(Object.keys(stored).length).toBeGreaterThan(50);

  const stack = await startTestStack({ dataDir, server: 'own' });
  expect(stack.lines).toContain(
    'The database of an earlier version is being taken over. This happens once.',
  );
  const taken = await everything(stack.database.database);
  expect(taken).toEqual(stored);

  const client = createDataClient({ url: stack.url, key: stack.publishableKey });
  const refreshed = await client.auth.refreshSession({
    refresh_token: before.data.session?.refresh_token ?? '',
  });
  expect(refreshed.error).toBeNull();
  const file = await operatorOf(stack).storage.from('applications').download('kept/cv.pdf');
  expect(await file.data?.text()).toBe('%PDF-1.4 an old file');
  // The next number follows those that were given.
  await sendForms(stack, ['0d4c8a6e-3a8a-4d53-8e26-6c7b43a1f0aa']);
  const requests = unwrap(await operatorOf(stack).from('contact_requests').select('id, message'));
  expect(requests.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  expect(requests.every((request) => request.message === message)).toBe(true);
  await stack.stop();

  const still = await openPgliteDatabase(join(dataDir, 'postgres'));
  expect(await everything(still.database)).toEqual(stored);
  await still.database.close();
  const again = await startTestStack({ dataDir, server: 'own' });
  expect(again.lines).toEqual(['Local admin admin@example.com: unchanged']);
  await again.stop();
}, 180_000);
