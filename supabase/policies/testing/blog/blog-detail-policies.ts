import { describe, expect, test } from 'vitest';
import type { Row } from '../sql-client.ts';
import { admin } from '../stack.ts';
import { fields, refusalOf, revisionsOf, save } from './blog-rows.ts';

// Authors, covers and SEO titles of posts.
describe('details of posts', () => {
  test('an admin adds, changes and deletes an author without posts, and never changes an address', async () => {
    const robin = { slug: 'robin-example', name: 'Robin Example', title: 'Writer', bio: 'Writes.' };
    const change = (patch: Row) => admin.update('blog_authors', patch, 'slug', robin.slug);
    const found = () => admin.rows('blog_authors', 'slug', robin.slug);
    expect(await admin.insert('blog_authors', robin)).toBe(1);
    expect(await change({ bio: 'Edits.' })).toBe(1);
    expect(await change({ slug: 'other' })).toBe('refused');
    expect(await found()).toMatchObject([{ ...robin, bio: 'Edits.' }]);
    expect(await admin.remove('blog_authors', 'slug', robin.slug)).toBe(1);
    expect(await found()).toEqual([]);
    // Who signs the reports.
    expect(await admin.remove('blog_authors', 'slug', 'editorial-team')).toBe(0);
  });

  test('a cover is a picture that is there, and chosen by admins; a save keeps the one before', async () => {
    const path = '2026/a-cover-1a2b.webp';
    const size = { width: 1600, height: 1000, card_path: '2026/a-cover-1a2b-card.jpg' };
    const add = (patch: Row) =>
      admin.insert('blog_images', { path, alt: 'A room', ...size, ...patch });
    expect(await add({ focus_x: 0.25, widths: [320] })).toBe(1);
    for (const wrong of [{ focus_x: 1.5 }, { zoom: 0 }, { shape: 'round' }, { widths: [0] }]) {
      await expect(add({ path: '2026/x.webp', ...wrong })).rejects.toThrow();
    }
    const saved = await save(fields('with-cover', { cover: path }));
    const none = fields('no-such-cover', { cover: '2026/none.webp' });
    expect(await refusalOf(none)).not.toBe('answered');
    await save({ cover: null }, saved);
    expect(await revisionsOf(saved.id, 'cover')).toEqual([[path], [null]]);
  });

  test('SEO titles are saved, counted, kept as revisions and taken away by null', async () => {
    const first = await save(fields('named-for-search', { seo_title: 'A title for search' }));
    // An editor of an earlier release does not send it.
    const second = await save({ body: 'Another text.' }, first);
    const third = await save({ seo_title: 'Another one for it' }, second);
    expect(third).toEqual({ id: first.id, version: 3 });
    await save({ seo_title: null }, third);
    expect((await revisionsOf(first.id, 'seo_title')).flat()).toEqual([
      'A title for search',
      'A title for search',
      'Another one for it',
      null,
    ]);
  });

  test.each([
    '',
    'Nine char',
    '  Nine char  ',
    '12345678901234567890123456789012345678901',
    'Two lines\nof a title',
    'What AI engineers earn…',
    'What AI engineers earn... ',
  ])('the SEO title %j is refused', async (seo_title) => {
    expect(await refusalOf(fields('refused', { seo_title }))).toBe('23514');
  });
});
