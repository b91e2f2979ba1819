import { describe, expect, test } from 'vitest';
import { answerOf, codeOf, type Actor, type PolicyBackend, type Row } from '../policy-backend.ts';

interface Saved {
  id: number;
  version: number;
}

const robin = { slug: 'robin-example', name: 'Robin Example', title: 'Writer', bio: 'Writes.' };

const fields = (patch: Row): Row => ({
  title: 'A test post',
  description: 'For a test.',
  body: 'Text.',
  topic: 'hiring',
  author: 'editorial-team',
  ...patch,
});

async function authorOf(actor: Actor, slug: string): Promise<Row | undefined> {
  const read = await actor.read('blog_authors');
  return read === 'refused' ? undefined : read.find((row) => row['slug'] === slug);
}

/** Authors, covers and SEO titles of posts, on a database with the seeds. */
export function describeBlogDetailPolicies(backend: () => PolicyBackend): void {
  describe('details of posts', () => {
    const save = (values: Row) => backend().admin.call('save_blog_post', values);
    /** A field of each kept version of a post, oldest first. */
    const revisionsOf = async (id: number, field: string) =>
      ((await backend().admin.read('blog_post_revisions')) as Row[])
        .filter((row) => Number(row['post_id']) === id)
        .toSorted((a, b) => Number(a['version']) - Number(b['version']))
        .map((row) => row[field]);

    test('an admin adds, changes and deletes one without posts, and never changes an address', async () => {
      const { admin } = backend();
      expect(await admin.insert('blog_authors', robin)).toBe(1);
      expect(await admin.update('blog_authors', { bio: 'Edits.' }, 'slug', robin.slug)).toBe(1);
      expect(await admin.update('blog_authors', { slug: 'other' }, 'slug', robin.slug)).toBe(
        'refused',
      );
      expect(await authorOf(admin, robin.slug)).toMatchObject({ ...robin, bio: 'Edits.' });
      expect(await admin.remove('blog_authors', 'slug', robin.slug)).toBe(1);
      expect(await authorOf(admin, robin.slug)).toBeUndefined();
    });

    test('nobody deletes the editorial team, which signs the reports', async () => {
      expect(await backend().admin.remove('blog_authors', 'slug', 'editorial-team')).toBe(0);
    });

    test('a cover is a picture that is there, and chosen by admins; a save keeps the one before', async () => {
      const { admin } = backend();
      const path = '2026/a-cover-1a2b.webp';
      const photo = {
        path,
        alt: 'A room',
        width: 1600,
        height: 1000,
        card_path: '2026/a-cover-1a2b-card.jpg',
      };
      expect(await admin.insert('blog_images', { ...photo, focus_x: 0.25, widths: [320] })).toBe(1);
      for (const wrong of [{ focus_x: 1.5 }, { zoom: 0 }, { shape: 'round' }, { widths: [0] }]) {
        await expect(
          admin.insert('blog_images', { ...photo, path: '2026/x.webp', ...wrong }),
        ).rejects.toThrow();
      }
      const { id } = answerOf<{ id: number }>(
        await save({ fields: fields({ slug: 'with-cover', cover: path }) }),
      );
      expect(
        (await save({ fields: fields({ slug: 'no-such-cover', cover: '2026/none.webp' }) })).status,
      ).toBe('refused');
      await save({ fields: { cover: null }, post_id: id, expected_version: 1 });
      expect(await revisionsOf(id, 'cover')).toEqual([path, null]);
    });

    test('SEO titles are saved, counted, kept as revisions and taken away by null', async () => {
      const named = fields({ slug: 'named-for-search', seo_title: 'A title for search' });
      const { id } = answerOf<Saved>(await save({ fields: named }));
      const change = (values: Row, expected_version: number) =>
        save({ fields: values, post_id: id, expected_version });
      // An editor of an earlier release does not send it.
      answerOf<Saved>(await change({ body: 'Another text.' }, 1));
      expect(await revisionsOf(id, 'seo_title')).toEqual([
        'A title for search',
        'A title for search',
      ]);
      const renamed = await change({ seo_title: 'Another one for it' }, 2);
      expect(answerOf<Saved>(renamed)).toEqual({ id, version: 3 });
      answerOf<Saved>(await change({ seo_title: null }, 3));
      expect((await revisionsOf(id, 'seo_title')).slice(2)).toEqual(['Another one for it', null]);
    });

    test.each([
      '',
      'Nine char',
      '  Nine char  ',
      '12345678901234567890123456789012345678901',
      'Two lines\nof a title',
      'What AI engineers earn…',
      'What AI engineers earn... ',
    ])('the SEO title %j is refused', async (title) => {
      expect(codeOf(await save({ fields: fields({ slug: 'refused', seo_title: title }) }))).toBe(
        '23514',
      );
    });
  });
}
