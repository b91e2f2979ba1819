import { describe, expect, test } from 'vitest';
import { answerOf, codeOf, type PolicyBackend, type Row } from '../policy-backend.ts';

interface Saved {
  id: number;
  version: number;
}

const fields = (slug: string, seo_title: string): Row => ({
  slug,
  title: 'A test post',
  seo_title,
  topic: 'hiring',
  author: 'editorial-team',
});

/** Saving the SEO titles of posts, on a database with the seeds. */
export function describeSeoTitles(backend: () => PolicyBackend): void {
  describe('SEO titles of posts', () => {
    const save = (values: Row) => backend().admin.call('save_blog_post', values);
    const versionsOf = async (id: number) => {
      const read = await backend().admin.read('blog_post_revisions');
      const rows = read === 'refused' ? [] : read;
      return rows
        .filter((row) => Number(row['post_id']) === id)
        .toSorted((a, b) => Number(a['version']) - Number(b['version']))
        .map((row) => row['seo_title']);
    };

    test('are saved, counted, kept as revisions and taken away by null', async () => {
      const named = fields('named-for-search', 'A title for search');
      const { id } = answerOf<Saved>(await save({ fields: named }));
      const change = (values: Row, expected_version: number) =>
        save({ fields: values, post_id: id, expected_version });
      // An editor of an earlier release does not send it.
      answerOf<Saved>(await change({ body: 'Another text.' }, 1));
      expect(await versionsOf(id)).toEqual(['A title for search', 'A title for search']);
      const renamed = await change({ seo_title: 'Another one for it' }, 2);
      expect(answerOf<Saved>(renamed)).toEqual({ id, version: 3 });
      answerOf<Saved>(await change({ seo_title: null }, 3));
      expect((await versionsOf(id)).slice(2)).toEqual(['Another one for it', null]);
    });

    test.each([
      '',
      'Nine char',
      '  Nine char  ',
      '12345678901234567890123456789012345678901',
      'Two lines\nof a title',
      'What AI engineers earn…',
      'What AI engineers earn... ',
    ])('%j is refused', async (title) => {
      expect(codeOf(await save({ fields: fields('refused', title) }))).toBe('23514');
    });
  });
}
