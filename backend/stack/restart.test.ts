import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { expect, test } from 'vitest';
import { testDir } from '@talent/node/testing/test-dir';
import { startTestStack } from '../testing/test-stack.ts';

const repositoryDir = join(import.meta.dirname, '../../supabase');

test('a restart keeps data and keys, takes a new admin password, and applies changed seeds', async () => {
  const dataDir = testDir();
  const supabaseDir = testDir();
  for (const part of ['migrations', 'seed']) {
    cpSync(join(repositoryDir, part), join(supabaseDir, part), { recursive: true });
  }

  const first = await startTestStack({ dataDir, supabaseDir, adminPassword: 'the first password' });
  const editor = createDataClient({ url: first.url, key: first.publishableKey });
  const signedIn = await editor.auth.signInWithPassword(first.admin);
  const refreshToken = signedIn.data.session?.refresh_token ?? '';
  const edited = unwrap(
    await editor
      .from('blog_posts')
      .update({ title: 'A title by an editor' })
      .eq('slug', 'how-to-set-a-salary-range-for-a-machine-learning-hire')
      .select('id')
      .single(),
  );
  await first.stop();

  writeFileSync(
    join(supabaseDir, 'seed/salary-bls-oews.sql'),
    "delete from public.salary_bands where band_key not like 'bls-oews/%'",
  );
  const later = { dataDir, supabaseDir, adminPassword: 'the second password' };
  const second = await startTestStack(later);
  const client = createDataClient({ url: second.url, key: second.publishableKey });
  expect(second.publishableKey).toBe(first.publishableKey);
  expect(second.lines).toEqual([
    'Applied seed salary-bls-oews.sql',
    'Local admin admin@example.com: password changed',
  ]);
  const post = unwrap(await client.from('blog_posts').select('title').eq('id', edited.id).single());
  expect(post.title).toBe('A title by an editor');
  const bands = unwrap(await client.from('salary_bands').select('salary_sources(key)'));
  expect(new Set(bands.map((row) => row.salary_sources.key))).toEqual(new Set(['bls-oews']));
  expect((await client.auth.signInWithPassword(first.admin)).error?.code).toBe(
    'invalid_credentials',
  );
  expect((await client.auth.refreshSession({ refresh_token: refreshToken })).error).not.toBeNull();
  const { data } = await client.auth.signInWithPassword(second.admin);
  expect(data.user?.id).toBe(signedIn.data.user?.id);
  await second.stop();

  const third = await startTestStack(later);
  expect(third.lines).toEqual(['Local admin admin@example.com: unchanged']);
  await third.stop();
}, 120_000);
