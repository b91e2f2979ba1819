import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blogSeedSql, readBlogPost } from './blog-posts.ts';
import { ImportError } from './import-error.ts';
import { bandsOfSeed } from './salary-seed.ts';

const seedDir = join(import.meta.dirname, '../seed');
const posts = readdirSync(join(seedDir, 'blog-posts'))
  .toSorted()
  .map((file) => readBlogPost(file, readFileSync(join(seedDir, 'blog-posts', file), 'utf8')));

const post = (head: string) => `---\n${head}\n---\n\nText with 'quotes'.\n`;
const head = [
  'slug: a-post',
  'title: A post: with a colon',
  'description: About it.',
  'topic: hiring',
  'author: Editorial team',
  'published: 2026-01-01T00:00:00Z',
].join('\n');

test('front matter and text are read', () => {
  expect(readBlogPost('a.md', post(head))).toMatchObject({
    slug: 'a-post',
    title: 'A post: with a colon',
    body: "Text with 'quotes'.",
  });
});

test.each([
  ['no front matter', 'Text.', /a\.md, line 1: front matter/],
  [
    'a line that is no field',
    post(head.replace('topic: hiring', 'topic')),
    /a\.md, line 5: "topic" is not/,
  ],
  [
    'a time that is none',
    post(head.replace('2026-01-01T00:00:00Z', 'soon')),
    /a\.md, line 7: published/,
  ],
  ['a missing field', post(head.replace('author: Editorial team\n', '')), /a\.md, line 7: author/],
  ['an unknown field', post(`${head}\nmood: good`), /a\.md, line 8: mood/],
  ['no text', `---\n${head}\n---\n`, /the post has no text/],
])('%s is refused, with the line', (_case, text, message) => {
  expect(() => readBlogPost('a.md', text)).toThrow(ImportError);
  expect(() => readBlogPost('a.md', text)).toThrow(message);
});

test('the committed seed is what the importer writes for the committed posts', () => {
  expect(blogSeedSql(posts)).toBe(readFileSync(join(seedDir, 'blog-posts.sql'), 'utf8'));
});

test('every post is 600 to 900 words and signed by the editorial team', () => {
  for (const { slug, body, author } of posts) {
    const words = body.replace(/^\|.*$/gm, '').split(/\s+/).length;
    expect(words, slug).toBeGreaterThanOrEqual(600);
    expect(words, slug).toBeLessThanOrEqual(900);
    expect(author).toBe('Editorial team');
  }
});

/** Differences and sums that a post works out itself from figures of the bands. */
const derived = new Set([30_000, 60_000, 5_000, 38_000, 1_000, 65_700, 29_500, 193_050, 235_950]);

test('every amount of money in a post is a figure of a committed band, or worked out from some', () => {
  const bands = bandsOfSeed(readFileSync(join(seedDir, 'salary-bands.sql'), 'utf8'));
  const known = new Set(bands.flatMap(({ p10, p25, p50, p75, p90 }) => [p10, p25, p50, p75, p90]));
  for (const { slug, body } of posts) {
    for (const [amount] of body.matchAll(/(?<=\$)[\d,]*\d/g)) {
      const value = Number(amount.replaceAll(',', ''));
      expect(known.has(value) || derived.has(value), `${slug}: $${amount}`).toBe(true);
    }
  }
});
