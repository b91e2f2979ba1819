import { beforeAll, describe, expect, test } from 'vitest';
import type { TableName } from '../expected-grants.ts';
import { answerOf, codeOf, type Actor, type PolicyBackend, type Row } from '../policy-backend.ts';

interface Saved {
  id: number;
  version: number;
}

const past = '2026-01-01T00:00:00Z';
const future = '2999-01-01T00:00:00Z';
const outsiders = ['anon', 'member'] as const;

function post(slug: string, patch: Row = {}): Row {
  const text = { title: 'A test post', description: 'For a test.', body: 'Text.', topic: 'hiring' };
  const times = { status: 'published', published_at: past };
  return { slug, author_id: 1, ...text, ...times, ...patch };
}

const fields = (slug: string, patch: Row = {}): Row => ({
  slug,
  title: 'A test post',
  description: 'For a test.',
  body: 'Text.',
  topic: 'hiring',
  author: 'editorial-team',
  ...patch,
});

/** The policies of posts and their authors, revisions and pictures, on a database with the seeds. */
export function describeBlogPolicies(backend: () => PolicyBackend): void {
  describe('posts', () => {
    const rows = async (actor: Actor, table: TableName, key: string, value: unknown) => {
      const read = await actor.read(table);
      return read === 'refused' ? [] : read.filter((row) => String(row[key]) === String(value));
    };
    const save = (values: Row) => backend().admin.call('save_blog_post', values);

    beforeAll(async () => {
      const { admin } = backend();
      await admin.insert('blog_posts', post('shown'));
      await admin.insert('blog_posts', post('due', { status: 'scheduled' }));
      await admin.insert(
        'blog_posts',
        post('planned', { status: 'scheduled', published_at: future }),
      );
      await admin.insert('blog_posts', post('published-ahead', { published_at: future }));
      await admin.insert('blog_posts', post('drafted', { status: 'draft', published_at: null }));
      await admin.insert('blog_posts', post('taken-back', { status: 'draft' }));
      await admin.insert('blog_posts', post('withdrawn', { status: 'archived' }));
    });

    async function slugsSeenBy(actor: Actor): Promise<unknown[]> {
      const read = await actor.read('blog_posts');
      return read === 'refused' ? [] : read.map((row) => row['slug']);
    }
    const hidden = ['planned', 'published-ahead', 'drafted', 'taken-back', 'withdrawn'];

    test.each(outsiders)('%s reads only those that are published', async (who) => {
      const slugs = await slugsSeenBy(backend()[who]);
      expect(slugs).toEqual(expect.arrayContaining(['shown', 'due']));
      expect(slugs.filter((slug) => hidden.includes(String(slug)))).toEqual([]);
    });

    test('an admin reads every one', async () => {
      const slugs = await slugsSeenBy(backend().admin);
      expect(slugs).toEqual(expect.arrayContaining(['shown', 'due', ...hidden]));
    });

    test('each save of an admin counts, and is kept as a revision', async () => {
      const { id, version } = answerOf<Saved>(await save({ fields: fields('counted') }));
      expect(version).toBe(1);
      const next = {
        fields: { title: 'Second' },
        post_id: id,
        expected_version: 1,
      };
      expect(answerOf<Saved>(await save(next))).toEqual({ id, version: 2 });
      // Nothing differs: nothing is counted.
      expect(answerOf<Saved>(await save({ ...next, expected_version: 2 }))).toEqual({
        id,
        version: 2,
      });
      const kept = await rows(backend().admin, 'blog_post_revisions', 'post_id', id);
      const titles = kept
        .toSorted((a, b) => Number(a['version']) - Number(b['version']))
        .map((row) => row['title']);
      expect(titles).toEqual(['A test post', 'Second']);
      expect(kept.every((row) => typeof row['saved_by'] === 'string')).toBe(true);
    });

    test('a version cannot be set by hand', async () => {
      await backend().admin.insert('blog_posts', post('by-hand', { version: 9, status: 'draft' }));
      await backend().admin.update('blog_posts', { version: 50, title: 'New' }, 'slug', 'by-hand');
      const [row] = await rows(backend().admin, 'blog_posts', 'slug', 'by-hand');
      expect(row).toMatchObject({ version: 2 });
    });

    test('a save from an older version is refused with the stored version, and changes nothing', async () => {
      const { id } = answerOf<Saved>(await save({ fields: fields('contested') }));
      await save({ fields: { body: 'Mine' }, post_id: id, expected_version: 1 });
      const late = await save({
        fields: { body: 'Theirs' },
        post_id: id,
        expected_version: 1,
      });
      expect(late).toMatchObject({ status: 'refused', code: 'PT409' });
      const detail =
        late.status === 'refused' ? (JSON.parse(String(late.detail)) as unknown) : null;
      expect(detail).toEqual({ id, version: 2 });
      const [row] = await rows(backend().admin, 'blog_posts', 'slug', 'contested');
      expect(row).toMatchObject({ body: 'Mine', version: 2 });
    });

    test('a draft may be unfinished, a published post may not', async () => {
      const draft = { slug: 'unfinished', title: 'T', topic: 'hiring', author: 'editorial-team' };
      const { id, version } = answerOf<Saved>(await save({ fields: draft }));
      const shown = { status: 'published' };
      const early = await save({ fields: shown, post_id: id, expected_version: version });
      expect(early.status).toBe('refused');
      expect(await slugsSeenBy(backend().anon)).not.toContain('unfinished');
      const whole = { status: 'published', description: 'D', body: 'B' };
      answerOf<Saved>(await save({ fields: whole, post_id: id, expected_version: version }));
      expect(await slugsSeenBy(backend().anon)).toContain('unfinished');
    });

    test('unknown fields and unknown authors are refused', async () => {
      expect(codeOf(await save({ fields: fields('x', { version: 3 }) }))).toBe('22023');
      expect(codeOf(await save({ fields: fields('x', { author: 'nobody' }) }))).toBe('23503');
    });

    test('the old slug of a public post leads to it for everyone who may read the post', async () => {
      const { admin, anon, member } = backend();
      const fresh = answerOf<Saved>(await save({ fields: fields('never-public') }));
      await save({
        fields: { slug: 'public-first' },
        post_id: fresh.id,
        expected_version: 1,
      });
      expect(await rows(admin, 'blog_slug_history', 'post_id', fresh.id)).toEqual([]);
      await save({
        fields: { status: 'published' },
        post_id: fresh.id,
        expected_version: 2,
      });
      await save({
        fields: { slug: 'public-second' },
        post_id: fresh.id,
        expected_version: 3,
      });
      for (const actor of [admin, anon, member]) {
        expect(await rows(actor, 'blog_slug_history', 'slug', 'public-first')).toHaveLength(1);
      }
      const taken = await save({ fields: fields('public-first') });
      expect(codeOf(taken)).toBe('23505');
      await save({
        fields: { status: 'draft' },
        post_id: fresh.id,
        expected_version: 4,
      });
      expect(await rows(anon, 'blog_slug_history', 'slug', 'public-first')).toEqual([]);
      expect(await rows(member, 'blog_slug_history', 'slug', 'public-first')).toEqual([]);
      // A post may take its own old slug again, which is then no longer old.
      await save({
        fields: { slug: 'public-first' },
        post_id: fresh.id,
        expected_version: 5,
      });
      const old = await rows(admin, 'blog_slug_history', 'post_id', fresh.id);
      expect(old.map((row) => row['slug'])).toEqual(['public-second']);
    });

    test('an admin deletes drafts, and nothing that has another state', async () => {
      const { admin } = backend();
      await admin.insert('blog_posts', post('thrown-away', { status: 'draft' }));
      expect(await admin.remove('blog_posts', 'slug', 'thrown-away')).toBe(1);
      expect(await admin.remove('blog_posts', 'slug', 'shown')).toBe(0);
      expect(await admin.remove('blog_posts', 'slug', 'withdrawn')).toBe(0);
    });

    test('the description of a picture stays as it was written', async () => {
      const image = { path: '2026/a-chart-1a2b.png', alt: 'A chart', width: 1200, height: 600 };
      expect(await backend().admin.insert('blog_images', image)).toBe(1);
      expect(await rows(backend().admin, 'blog_images', 'path', image.path)).toMatchObject([
        { alt: 'A chart', focus_x: 0.5, focus_y: 0.5, card_path: null },
      ]);
      expect(await backend().admin.update('blog_images', { alt: 'X' }, 'path', image.path)).toBe(
        'refused',
      );
    });
  });
}
