import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figuresInText } from '@talent/markdown/figures-in-text';
import { expect, test } from 'vitest';
import { salarySeed, seedText } from '../testing/seed-edition.ts';
import { postSeedSql } from './post-seed.ts';
import { readPostFolder } from './read-post-folder.ts';

const seedDir = join(import.meta.dirname, '../../seed');
const posts = readPostFolder(join(seedDir, 'blog-posts')).map(({ post }) => post);

test('the committed seed matches the committed posts', () => {
  expect(postSeedSql(posts)).toBe(seedText('blog-posts'));
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

/** Figures that a post works out itself, amounts of its own worked examples, and limits of laws that it cites. */
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
  const bands = ['ai-jobs-net', 'bls-oews', 'ca-job-bank'].flatMap((key) => salarySeed(key).bands);
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

const textOf = (slug: string) => posts.find((post) => post.slug === slug)?.body ?? '';

/** Rows of drawings whose last cell counts: name, first and last mark, all marks. */
function counted(text: string): [name: string, from: number, to: number, of: number][] {
  const rows = text.matchAll(/^> \| (.+?) +\|.*?(\d+)(?:-(\d+))? of (\d+) +\|$/gm);
  return [...rows].map(([, name = '', from, to, of]) => [
    name,
    to === undefined ? 1 : Number(from),
    Number(to ?? from),
    Number(of),
  ]);
}

/** 95% interval of a share, in percent. */
function wilson(passed: number, cases: number): [low: number, high: number] {
  const z = 1.959964;
  const share = passed / cases;
  const center = share + z ** 2 / (2 * cases);
  const spread = z * Math.sqrt((share * (1 - share)) / cases + z ** 2 / (4 * cases ** 2));
  const scale = 100 / (1 + z ** 2 / cases);
  return [(center - spread) * scale, (center + spread) * scale];
}

/** The square of each percentage point: 39.3 is in the 40th. */
const squares = ([low, high]: [number, number]) => [
  Math.floor(low) + 1,
  Math.min(100, Math.ceil(high)),
];

test('every post has a chart of the data or a drawing of its own, and no two have the same chart', () => {
  const charts = posts.flatMap(({ slug, body }) => {
    const ids = figuresInText(body);
    expect(ids.length + (body.match(/^> \[!FIGURE\]$/gm)?.length ?? 0), slug).toBeGreaterThan(0);
    return ids;
  });
  expect(new Set(charts).size).toBe(charts.length);
});

test('the drawing of the leaking test rounds the printed accuracies', () => {
  const text = textOf('data-leakage-in-machine-learning-projects');
  const printed = [...text.matchAll(/\.mean\(\)\) +# (0\.\d+)/g)].map(([, share]) =>
    Math.round(Number(share) * 100),
  );
  expect(printed).toEqual([80, 51, 93, 43]);
  expect(counted(text).map(([, , to]) => to)).toEqual(printed);
});

test('the drawing of intervals covers the points of each interval', () => {
  const drawn = counted(textOf('evaluating-llm-applications-before-launch'));
  expect(drawn.map(([, from, to]) => [from, to])).toEqual(
    [50, 200, 500].map((cases) => squares(wilson(cases * 0.9, cases))),
  );
});

test('the table of pass rates has the intervals of Wilson', () => {
  const text = textOf('evaluating-llm-applications-before-launch');
  const rows = [...text.matchAll(/^\| (\d+) +\| (\d+) +\| ([\d.]+)% to ([\d.]+)%/gm)];
  expect(rows.map(([, ...cells]) => cells)).toEqual(
    [50, 200, 500].map((cases) => [
      `${cases}`,
      `${cases * 0.9}`,
      ...wilson(cases * 0.9, cases).map((share) => share.toFixed(1)),
    ]),
  );
});

test('the drawing of interview methods squares the validities of the table', () => {
  const text = textOf('ml-engineer-interview-loop-that-predicts-performance');
  const validities = [...text.matchAll(/^\| .+? +\| (\.\d\d) +\|$/gm)].map(([, r]) => Number(r));
  expect(validities).toHaveLength(6);
  expect(counted(text).map(([, , to]) => to)).toEqual(
    validities.map((r) => Math.round(r * r * 100)),
  );
});

test('the drawing of an hour takes its minutes from the table', () => {
  const text = textOf('machine-learning-system-design-interview-preparation');
  const minutes = [...text.matchAll(/^\| \d\. \w+ +\| (\d+) /gm)].map(([, count]) => Number(count));
  expect(minutes).toEqual([6, 5, 7, 5, 15, 7]);
  expect(counted(text).map(([, from, to]) => to - from + 1)).toEqual(minutes);
});

test('the drawings of the vision guide round the figures of its studies', () => {
  const guide = readFileSync(
    join(
      import.meta.dirname,
      '../../../mfe-blog/src/features/guide/content/guides/computer-vision-applications.md',
    ),
    'utf8',
  );
  const drawn = counted(guide);
  expect(drawn.slice(0, 3).map(([, , to]) => to)).toEqual([93, 86, 82]);
  expect(drawn.slice(4, 7).map(([, from, to]) => [from, to])).toEqual(
    [6, 60, 300].map((defects) => squares(wilson(defects, defects))),
  );
  const steps = [...guide.matchAll(/^- \[ \] \*\*/gm)];
  expect(drawn.slice(7).map(([, , , of]) => of)).toEqual(Array(5).fill(steps.length));
});
