import { describe, expect, test } from 'vitest';
import { answerOf, type PolicyBackend, type Row } from '../policy-backend.ts';

const fields: Row = {
  title: 'A test post',
  description: 'For a test.',
  body: 'Text.',
  topic: 'hiring',
  author: 'editorial-team',
};

/** Rights of each role on covers of posts, on a database with the seeds. */
export function describeBlogCoverPolicies(backend: () => PolicyBackend): void {
  describe('covers', () => {
    const save = (values: Row) => backend().admin.call('save_blog_post', values);

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
        await save({ fields: { ...fields, slug: 'with-cover', cover: path } }),
      );
      expect(
        (await save({ fields: { ...fields, slug: 'no-such-cover', cover: '2026/none.webp' } }))
          .status,
      ).toBe('refused');
      await save({ fields: { cover: null }, post_id: id, expected_version: 1 });
      const read = await admin.read('blog_post_revisions');
      const kept = read === 'refused' ? [] : read.filter((row) => Number(row['post_id']) === id);
      expect(kept.map(({ version, cover }) => [version, cover]).toSorted()).toEqual([
        [1, path],
        [2, null],
      ]);
    });
  });
}
