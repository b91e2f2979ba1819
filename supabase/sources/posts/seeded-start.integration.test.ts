import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestStack } from '@talent/backend/testing/test-stack';
import { createDataClient } from '@talent/data/client';
import { testDir } from '@talent/node/testing/test-dir';
import { expect, test } from 'vitest';
import { postSeedSql } from './post-seed.ts';
import { readPostFolder } from './read-post-folder.ts';

const repositoryDir = join(import.meta.dirname, '../..');
const posts = readPostFolder(join(repositoryDir, 'seed/blog-posts')).map(({ post }) => post);

test('a data folder from before gets the scheduled posts at its next start, and keeps its own texts', async () => {
  const dataDir = testDir();
  const supabaseDir = testDir();
  for (const part of ['migrations', 'seed']) {
    cpSync(join(repositoryDir, part), join(supabaseDir, part), { recursive: true });
  }
  const migrations = join(supabaseDir, 'migrations');
  for (const file of readdirSync(migrations).filter((name) => name >= '20261123050000')) {
    rmSync(join(migrations, file));
  }
  // Needs a column that such a folder lacks.
  rmSync(join(supabaseDir, 'seed/assessment-questions.sql'));
  const published = posts.filter(({ status }) => status === 'published');
  expect(published).toHaveLength(15);
  const old = published.map((post) => ({ ...post, body: 'As it was. And as an editor left it.' }));
  writeFileSync(join(supabaseDir, 'seed/blog-posts.sql'), postSeedSql(old));
  const before = await startTestStack({ dataDir, supabaseDir, server: 'new' });
  await before.stop();

  const after = await startTestStack({ dataDir, server: 'new' });
  try {
    expect(after.lines).toContain('Applied seed blog-posts.sql');
    const owner = createDataClient({ url: after.url, key: after.secretKey });
    const { data } = await owner
      .from('blog_posts')
      .select('slug, status, body, sentences')
      .throwOnError();
    const stored = (status: string) => data?.filter((post) => post.status === status) ?? [];
    expect(
      stored('scheduled')
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual([
      'do-software-job-postings-state-pay',
      'level-or-title-what-moves-ai-pay',
      'remote-job-postings-and-machine-learning-pay',
      'share-of-job-postings-that-name-ai',
    ]);
    expect(stored('published')).toHaveLength(15);
    for (const { body, sentences } of stored('published')) {
      expect(body).toBe('As it was. And as an editor left it.');
      expect(sentences.slice(-2)).toEqual(['As it was.', 'And as an editor left it.']);
    }
  } finally {
    await after.stop();
  }
}, 120_000);
