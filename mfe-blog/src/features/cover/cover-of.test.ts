import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markCount } from '@talent/ui/picture';
import { expect, it } from 'vitest';
import { postCovers } from '../../content/post-covers';
import { coverOf, firstMarks } from './cover-of';

const table = '> | Work | When |\n> | --- | --- |';

it('counts the first row of a drawing, and says which row it is', () => {
  const body = `> [!FIGURE]\n> Order.\n>\n${table}\n> | Rest | soon |\n> | Labels | weeks 2-3 of 6 |`;
  expect(firstMarks(body)).toEqual({
    mark: 'stroke',
    groups: [
      { count: 1, is: 'plain' },
      { count: 2, is: 'named' },
      { count: 3, is: 'plain' },
    ],
    caption: 'Labels: weeks 2-3 of 6.',
  });
});

it('takes no row that a caption of twelve words cannot say', () => {
  const words = 'a row whose name has many more words than a caption may';
  expect(firstMarks(`> [!FIGURE]\n${table}\n> | ${words} | 3 of 4 |`)).toBeNull();
  expect(firstMarks('| A | B |\n| --- | --- |\n| a | 3 of 4 |')).toBeNull();
});

it("draws a post's own number before its drawing, and its topic before nothing", () => {
  const body = `> [!FIGURE]\n${table}\n> | Labels | 3 of 4 |`;
  const own = coverOf({ slug: 'from-data-scientist-to-ml-engineer', topic: 'careers', body });
  expect(own.caption).toBe('Six months. In the first one, the notebook becomes a package.');
  expect(markCount(own)).toBe(6);
  expect(coverOf({ slug: 'new', topic: 'careers', body }).caption).toBe('Labels: 3 of 4.');
  expect(coverOf({ slug: 'new', topic: 'careers', body: 'Text.' }).caption).toBe(
    'Columns are years; the filled square is the level. Illustrative.',
  );
});

it('has a cover for every post of the seed, no two alike, in at most twelve words', () => {
  const folder = join(import.meta.dirname, '../../../../supabase/seed/blog-posts');
  const slugs = readdirSync(folder).map((file) => file.replace(/\.md$/, ''));
  expect(Object.keys(postCovers).toSorted()).toEqual(slugs.toSorted());
  const covers = slugs.map((slug) =>
    coverOf({
      slug,
      topic: 'hiring',
      body: readFileSync(join(folder, `${slug}.md`), 'utf8'),
    }),
  );
  expect(new Set(covers.map(({ paths }) => JSON.stringify(paths))).size).toBe(slugs.length);
  for (const { caption } of covers) expect(caption.split(/\s+/).length).toBeLessThanOrEqual(12);
});
