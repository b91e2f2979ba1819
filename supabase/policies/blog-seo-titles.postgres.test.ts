import type { SqlClient } from './testing/sql-client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  repositoryMigrations,
  startMigratedServer,
  type MigratedServer,
} from './testing/migrated-server.ts';

const VERSION = '20261122140000';

let server: MigratedServer;
let client: SqlClient;

beforeAll(async () => {
  server = await startMigratedServer(VERSION);
  client = server.client;
  await client.query(`
    insert into public.blog_posts (slug, title, description, body, topic, author_id, status, published_at)
    select given.slug, 'A stored title', 'Stored.', 'Text.', 'hiring', authors.id, 'published', '2026-01-01T00:00:00Z'
    from public.blog_authors as authors,
      unnest(array['negotiating-an-ai-engineer-offer', 'a-post-of-the-operator']) as given (slug)
    where authors.slug = 'editorial-team'`);
});
afterAll(() => server?.stop());

/** Applies the migration, asks, and takes everything back. */
async function afterMigration(sql: string, before = 'select 1'): Promise<unknown[]> {
  const { sql: migration = '' } =
    repositoryMigrations().find(({ version }) => version === VERSION) ?? {};
  await client.query('begin');
  try {
    await client.query(before);
    await client.query(migration);
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.query('rollback');
  }
}

test('a stored post of the seed gets its SEO title as a new version; a post of the operator is left as it is', async () => {
  expect(
    await afterMigration(
      'select slug, title, seo_title, version from public.blog_posts order by 1',
    ),
  ).toEqual([
    { slug: 'a-post-of-the-operator', title: 'A stored title', seo_title: null, version: 1 },
    {
      slug: 'negotiating-an-ai-engineer-offer',
      title: 'A stored title',
      seo_title: 'How to negotiate an AI job offer',
      version: 2,
    },
  ]);
  expect(
    await afterMigration(
      'select slug, version, seo_title from public.blog_post_revisions order by slug, version',
    ),
  ).toEqual([
    { slug: 'a-post-of-the-operator', version: 1, seo_title: null },
    { slug: 'negotiating-an-ai-engineer-offer', version: 1, seo_title: null },
    {
      slug: 'negotiating-an-ai-engineer-offer',
      version: 2,
      seo_title: 'How to negotiate an AI job offer',
    },
  ]);
});

test('the first text about the editorial team is replaced, and a text of the operator is kept', async () => {
  const bio = "select bio from public.blog_authors where slug = 'editorial-team'";
  expect(await afterMigration(bio)).toEqual([
    {
      bio: 'We write for employers who hire AI and machine learning engineers in the US and Canada, and for the engineers themselves. Figures come from public sources. Each article names its sources, with their period and sample size.',
    },
  ]);
  const own = "update public.blog_authors set bio = 'Our own words.'";
  expect(await afterMigration(bio, own)).toEqual([{ bio: 'Our own words.' }]);
});
