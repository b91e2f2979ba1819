// @vitest-environment jsdom
import { defaultSite } from '@talent/sdk/site';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { postHead } from '../post-head/post-head';
import { makePost } from '../post/testing/make-post';
import { CoverImage } from './cover-image';
import { toCoverPhoto } from './cover-photo';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markCount } from '@talent/ui/picture';
import { postCovers } from '../../content/post-covers';
import { coverOf, firstMarks } from './cover-of';

const row = {
  ...{ path: '2026/a-room-1a2b.webp', alt: 'A red room', width: 1600, height: 1000 },
  ...{ focus_x: 0.82, focus_y: 0.3, card_path: '2026/a-room-1a2b-card.jpg', widths: [320, 640] },
};
const folder = '/storage/v1/object/public/blog-images/2026/';

it('an uploaded cover is shown around its point of focus, in the smallest copy that is wide enough', () => {
  const { container } = render(<CoverImage photo={toCoverPhoto(row)} sizes="160px" />);
  const image = screen.getByRole('img', { name: 'A red room' });
  expect(image.className).toContain('focus-x-8 focus-y-3');
  expect(image.getAttribute('src')).toBe(`${folder}a-room-1a2b.webp`);
  expect(image.getAttribute('style')).toBeNull();
  const sources = [...container.querySelectorAll('source')].map((source) => [
    source.getAttribute('type'),
    source.getAttribute('srcset'),
  ]);
  expect(sources).toEqual([
    ['image/avif', `${folder}a-room-1a2b-320.avif 320w, ${folder}a-room-1a2b-640.avif 640w`],
    [
      'image/webp',
      `${folder}a-room-1a2b-320.webp 320w, ${folder}a-room-1a2b-640.webp 640w, ${folder}a-room-1a2b.webp 1600w`,
    ],
  ]);
});

it('has one file where no copies were made, and is silent beside a title', () => {
  const photo = toCoverPhoto({ ...row, widths: [] });
  const { container } = render(<CoverImage photo={photo} sizes="160px" decorative />);
  expect(container.querySelector('source')).toBeNull();
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
});

it('the card of a shared link is the part of an uploaded cover, and drawn without one', () => {
  const head = (photo: typeof row | null) =>
    postHead(
      { ...makePost({ photo: photo && toCoverPhoto(photo) }), text: 'Text.' },
      '/blog/pay',
      defaultSite,
    );
  expect(head(row).image).toEqual({ path: `${folder}a-room-1a2b-card.jpg`, alt: 'A red room' });
  expect(head(null)).not.toHaveProperty('image');
});

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
