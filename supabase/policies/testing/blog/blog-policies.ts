import { beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '../sql-client.ts';
import { actors, admin, anon, member } from '../stack.ts';
import { fields, refusalOf, revisionsOf, save } from './blog-rows.ts';

const post = (slug: string, patch: Row = {}): Row => ({
  ...{ slug, author_id: 1, title: 'A test post', description: 'For a test.', body: 'Text.' },
  ...{ topic: 'hiring', status: 'published', published_at: '2026-01-01T00:00:00Z', ...patch },
});

// Posts and their revisions and pictures, on a database with the seeds.
describe('posts', () => {
  const future = { published_at: '2999-01-01T00:00:00Z' };
  beforeAll(async () => {
    await admin.insert('blog_posts', post('shown'));
    await admin.insert('blog_posts', post('due', { status: 'scheduled' }));
    await admin.insert('blog_posts', post('planned', { status: 'scheduled', ...future }));
    await admin.insert('blog_posts', post('published-ahead', future));
    await admin.insert('blog_posts', post('drafted', { status: 'draft', published_at: null }));
    await admin.insert('blog_posts', post('taken-back', { status: 'draft' }));
    await admin.insert('blog_posts', post('withdrawn', { status: 'archived' }));
  });
  const shown = ['shown', 'due'];
  const hidden = ['planned', 'published-ahead', 'drafted', 'taken-back', 'withdrawn'];

  test.each([
    ['anon', shown],
    ['member', shown],
    ['admin', [...shown, ...hidden]],
  ] as const)('%s reads those that are published, and an admin every one', async (who, wanted) => {
    const slugs = (await actors[who].rows('blog_posts')).map((row) => row['slug']);
    expect([...shown, ...hidden].filter((slug) => slugs.includes(slug))).toEqual(wanted);
  });

  test('each save of an admin counts, and is kept as a revision', async () => {
    const first = await save(fields('counted'));
    expect(first.version).toBe(1);
    const second = await save({ title: 'Second' }, first);
    expect(second).toEqual({ id: first.id, version: 2 });
    // Nothing differs: nothing is counted.
    expect(await save({ title: 'Second' }, second)).toEqual(second);
    expect(await revisionsOf(first.id, 'title', 'saved_by')).toEqual([
      ['A test post', expect.any(String)],
      ['Second', expect.any(String)],
    ]);
  });

  test('a version cannot be set by hand', async () => {
    await admin.insert('blog_posts', post('by-hand', { version: 9, status: 'draft' }));
    await admin.update('blog_posts', { version: 50, title: 'New' }, 'slug', 'by-hand');
    expect(await admin.rows('blog_posts', 'slug', 'by-hand')).toMatchObject([{ version: 2 }]);
  });

  test('a save from an older version is refused with the stored version, and changes nothing', async () => {
    const first = await save(fields('contested'));
    await save({ body: 'Mine' }, first);
    const details = `{"id": ${first.id}, "version": 2}`;
    await expect(save({ body: 'Theirs' }, first)).rejects.toMatchObject({ code: 'PT409', details });
    const kept = { body: 'Mine', version: 2 };
    expect(await admin.rows('blog_posts', 'slug', 'contested')).toMatchObject([kept]);
  });

  test('unknown fields and unknown authors are refused', async () => {
    expect(await refusalOf(fields('x', { version: 3 }))).toBe('22023');
    expect(await refusalOf(fields('x', { author: 'nobody' }))).toBe('23503');
  });

  test('the old slug of a public post leads to it for everyone who may read the post', async () => {
    let saved = await save(fields('never-public'));
    const change = async (patch: Row) => (saved = await save(patch, saved));
    const old = async () =>
      (await admin.rows('blog_slug_history', 'post_id', saved.id)).map((row) => row['slug']);
    const leading = (actor: typeof admin) =>
      actor.rows('blog_slug_history', 'slug', 'public-first');
    await change({ slug: 'public-first' });
    expect(await old()).toEqual([]);
    await change({ status: 'published' });
    await change({ slug: 'public-second' });
    for (const actor of [admin, anon, member]) expect(await leading(actor)).toHaveLength(1);
    expect(await refusalOf(fields('public-first'))).toBe('23505');
    await change({ status: 'draft' });
    for (const actor of [anon, member]) expect(await leading(actor)).toEqual([]);
    // A post may take its own old slug again, which is then no longer old.
    await change({ slug: 'public-first' });
    expect(await old()).toEqual(['public-second']);
  });

  test('an admin deletes drafts, and nothing that has another state', async () => {
    await admin.insert('blog_posts', post('thrown-away', { status: 'draft' }));
    for (const [slug, deleted] of [
      ['thrown-away', 1],
      ['shown', 0],
      ['withdrawn', 0],
    ] as const) {
      expect(await admin.remove('blog_posts', 'slug', slug)).toBe(deleted);
    }
  });

  test('the description of a picture stays as it was written', async () => {
    const image = { path: '2026/a-chart-1a2b.png', alt: 'A chart', width: 1200, height: 600 };
    expect(await admin.insert('blog_images', image)).toBe(1);
    expect(await admin.rows('blog_images', 'path', image.path)).toMatchObject([
      { alt: 'A chart', focus_x: 0.5, focus_y: 0.5, card_path: null },
    ]);
    const change = admin.update('blog_images', { alt: 'X' }, 'path', image.path);
    expect(await change).toBe('refused');
  });
});
