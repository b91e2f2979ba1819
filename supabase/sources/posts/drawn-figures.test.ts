import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figuresInText } from '@talent/markdown/figures-in-text';
import { expect, test } from 'vitest';
import { readPostFolder } from './read-post-folder.ts';

const posts = readPostFolder(join(import.meta.dirname, '../../seed/blog-posts')).map(
  ({ post }) => post,
);
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
