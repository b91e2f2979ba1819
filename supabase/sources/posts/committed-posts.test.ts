import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editionOfSeed } from '../salary/edition/salary-seed.ts';
import { postSeedSql } from './post-seed.ts';
import { readPostFolder } from './read-post-folder.ts';

const seedDir = join(import.meta.dirname, '../../seed');
const posts = readPostFolder(join(seedDir, 'blog-posts')).map(({ post }) => post);

test('the committed seed matches the committed posts', () => {
  expect(postSeedSql(posts)).toBe(readFileSync(join(seedDir, 'blog-posts.sql'), 'utf8'));
});

test('there are at least fourteen posts, for employers and for engineers', () => {
  expect(posts.length).toBeGreaterThanOrEqual(14);
  for (const audience of ['employers', 'engineers']) {
    expect(posts.filter((post) => post.audience === audience).length).toBeGreaterThan(3);
  }
});

test('every post has 600 to 1,900 words, a title and a description of the recommended lengths', () => {
  for (const { slug, title, description, body } of posts) {
    const words = body.replace(/^\|.*$/gm, '').split(/\s+/).length;
    expect(words, slug).toBeGreaterThanOrEqual(600);
    expect(words, slug).toBeLessThanOrEqual(1900);
    expect(title.length, slug).toBeGreaterThanOrEqual(30);
    expect(title.length, slug).toBeLessThanOrEqual(90);
    expect(description.length, slug).toBeGreaterThanOrEqual(120);
    expect(description.length, slug).toBeLessThanOrEqual(160);
  }
});

test('every post has an SEO title of its own', () => {
  const titles = posts.map(({ seoTitle }) => seoTitle);
  expect(titles).not.toContain(null);
  expect(new Set(titles).size).toBe(posts.length);
});

test('every footnote that a post cites is there, and every one that is there is cited', () => {
  for (const { slug, body } of posts) {
    const defined = [...body.matchAll(/^\[\^([^\]]+)\]:/gm)].map(([, name]) => name);
    const cited = [...body.matchAll(/\[\^([^\]]+)\](?!:)/g)].map(([, name]) => name);
    expect(new Set(cited), slug).toEqual(new Set(defined));
  }
});

/**
 * Figures that a post works out itself: differences and sums of bands' figures, the invented amounts of its own
 * worked examples, and the limits of laws that it cites.
 */
const workedOut: Readonly<Record<string, readonly number[]>> = {
  'how-to-set-a-salary-range-for-a-machine-learning-hire': [52_350, 23_650, 180_090, 220_110],
  'what-ai-engineers-earn-in-the-us-and-canada': [19_000, 66_000, 5_000, 37_000, 1_000],
  'negotiating-an-ai-engineer-offer': [
    195_000, 160_000, 20_000, 242_500, 274_500, 238_500, 254_500, 259_500, 278_500, 481_000,
    529_000,
  ],
  'machine-learning-system-design-interview-preparation': [3, 40],
  'writing-a-machine-learning-job-description-engineers-answer': [
    159_000, 194_000, 50_000, 200_000,
  ],
  'pay-transparency-rules-for-ai-job-postings': [20, 50_000, 120_000, 190_000, 200_000],
  'remote-job-postings-and-machine-learning-pay': [1_825, 3_309],
  'level-or-title-what-moves-ai-pay': [23_650, 40_650, 34_587, 12_450, 27_600],
};

test('every amount of money in a post is a figure of a committed band, or worked out in the post', () => {
  const bands = ['ai-jobs-net', 'bls-oews', 'ca-job-bank'].flatMap(
    (key) => editionOfSeed(readFileSync(join(seedDir, `salary-${key}.sql`), 'utf8')).bands,
  );
  const known = new Set(
    bands.flatMap((band) => [
      ...[band.p10, band.p25, band.p50, band.p75, band.p90],
      ...[band.p50_low, band.p50_high],
    ]),
  );
  for (const { slug, body } of posts) {
    const own = new Set(workedOut[slug] ?? []);
    for (const [amount] of body.matchAll(/(?<=\$)[\d,]*\d/g)) {
      const value = Number(amount.replaceAll(',', ''));
      expect(known.has(value) || own.has(value), `${slug}: $${amount}`).toBe(true);
    }
  }
});

test('links within the site lead to paths that it has', () => {
  const paths = new Set(posts.map(({ slug }) => `/blog/${slug}`));
  for (const { slug, body } of posts) {
    for (const [, path = ''] of body.matchAll(/\]\((\/blog\/[^)#?]*)/g)) {
      expect(paths.has(path), `${slug}: ${path}`).toBe(true);
    }
  }
});
