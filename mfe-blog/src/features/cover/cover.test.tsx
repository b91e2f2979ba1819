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
import { markCount } from '@talent/ui/testing/mark-count';
import { postCovers } from '../../content/post-covers';
import { coverOf, firstMarks } from './cover-of';
import { headDescription } from '@talent/page-parts/head-description';
import { headTitle } from '@talent/page-parts/head-title';

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
    mark: 'square',
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
    'Each column is a year. The filled square is the level. Illustrative.',
  );
});

it('has a cover for every post of the seed, no two alike, in at most twelve words', () => {
  const folder = join(import.meta.dirname, '../../../../supabase/seed/blog-posts');
  const slugs = readdirSync(folder).map((file) => file.replace(/\.md$/, ''));
  expect(Object.keys(postCovers).toSorted()).toEqual(slugs.toSorted());
  const covers = slugs.map((slug) =>
    coverOf({ slug, topic: 'hiring', body: readFileSync(join(folder, `${slug}.md`), 'utf8') }),
  );
  expect(new Set(covers.map(({ paths }) => JSON.stringify(paths))).size).toBe(slugs.length);
  for (const { caption } of covers) expect(caption.split(/\s+/).length).toBeLessThanOrEqual(12);
});

const brand = 'AI Talent Experts';
const lengths = [1, 12, 29, 30, 40, 41, 43, 59, 60, 61, 90, 200];
const words = (length: number) => 'Pay and hiring in numbers '.repeat(10).slice(0, length);

it.each(lengths)('the title of a document has 30 to 60 characters for a title of %i', (length) => {
  for (const title of [words(length), 'x'.repeat(length)]) {
    const { length: result } = headTitle(title, brand);
    expect(result).toBeGreaterThanOrEqual(30);
    expect(result).toBeLessThanOrEqual(60);
  }
});

it('the title of a document names the brand where there is room, and the whole title before it', () => {
  expect(headTitle('What AI engineers earn', brand)).toBe(
    'What AI engineers earn | AI Talent Experts',
  );
  expect(headTitle('How to set a salary range for a machine learning hire', brand)).toBe(
    'How to set a salary range for a machine learning hire',
  );
  expect(headTitle('Pay', brand)).toBe('Pay | AI Hiring Insights | AI Talent Experts');
});

it('the title of a document cuts a long title after a clause', () => {
  const title = 'What AI engineers earn in the US and Canada, and what the sources can tell you';
  expect(headTitle(title, brand)).toBe('What AI engineers earn in the US and Canada');
});

it('the title of a document stays within its limits with a long brand', () => {
  const title = headTitle('Pay', 'A brand with a name that goes on for a very long time indeed');
  expect(title).toBe('Pay | AI Hiring Insights | A brand with a name that goes…');
});

it.each(lengths)('the meta description has 120 to 160 characters where it is of %i', (length) => {
  for (const text of ['', 'Short text.', words(250)]) {
    const { length: result } = headDescription(words(length), text);
    expect(result).toBeGreaterThanOrEqual(120);
    expect(result).toBeLessThanOrEqual(160);
  }
});

it('the meta description goes on with the beginning of the text', () => {
  expect(headDescription('In short.', `The text begins here. ${words(200)}`)).toMatch(
    /^In short\. The text begins here\. Pay and hiring/,
  );
});

const post = { ...makePost({ title: 'Pay', updatedAt: '2026-05-13T09:00:00.000Z' }), text: '' };
const dataOf = (facts: Partial<typeof post>) =>
  postHead({ ...post, ...facts }, '/blog/pay', {
    ...defaultSite,
    origin: 'https://www.example.com',
  });

it('structured data says that this is an article, by whom and of when', () => {
  expect(dataOf({})).toMatchObject({
    type: 'article',
    canonicalPath: '/blog/pay',
    robots: 'index, follow',
    structuredData: [
      {
        '@type': 'BlogPosting',
        headline: 'Pay',
        datePublished: post.publishedAt,
        dateModified: post.updatedAt,
        author: {
          '@type': 'Person',
          name: 'Robin Example',
          url: 'https://www.example.com/ai-hiring-insights-blog/author/robin-example',
        },
        articleSection: 'Salary insights',
        mainEntityOfPage: 'https://www.example.com/blog/pay',
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: 'https://www.example.com/' },
          { position: 2, item: 'https://www.example.com/ai-hiring-insights-blog' },
          { position: 3, name: 'Pay', item: 'https://www.example.com/blog/pay' },
        ],
      },
    ],
  });
});

it('structured data names the whole title of the article, also where the document has an SEO title', () => {
  const title = 'What AI engineers earn in the US and Canada, and what the sources can tell you';
  const head = dataOf({ title, seoTitle: 'AI engineer salary: US and Canada' });
  expect(head.title).toBe('AI engineer salary: US and Canada | AI Talent Experts');
  expect(head.structuredData).toMatchObject([
    { headline: title },
    { itemListElement: [{}, {}, { name: title }] },
  ]);
});

it('structured data makes no person of the editorial team, and names the day of publication where the text never changed', () => {
  const author = { ...post.author, slug: 'editorial-team' };
  const url = 'https://www.example.com/ai-hiring-insights-blog/author/editorial-team';
  expect(dataOf({ author, updatedAt: null }).structuredData?.[0]).toMatchObject({
    author: { '@type': 'Organization', name: brand, url },
    dateModified: post.publishedAt,
  });
});
