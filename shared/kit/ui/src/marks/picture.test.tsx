import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkPicture } from './mark-picture.tsx';
import { drawn, type Picture } from './picture.ts';
import { markCount } from './testing/mark-count.ts';
import { samplePictures } from './testing/sample-pictures.ts';
import { createHash } from 'node:crypto';
import { pictureOfCount } from './pictures/picture-of-count.ts';
import { pictureOfPay } from './pictures/picture-of-pay.ts';
import { pictureOfPlaces } from './pictures/picture-of-places.ts';
import { pictureOfPost } from './pictures/picture-of-post.ts';
import { pictureOfRole } from './pictures/picture-of-role.ts';
import { compactPicture } from './compact-picture.ts';
import { dot, hollowSquare, square } from './mark-shapes.ts';

it.each(Object.entries(samplePictures))(
  'the picture of %s has few marks inside its view box, weighs at most 2 KB, says in twelve words how to read it, and has no color that is told by nothing else',
  (_, make) => {
    const picture = make();
    expect(markCount(picture)).toBeGreaterThan(1);
    // As many as the picture of a page that is not found has to have.
    expect(markCount(picture)).toBeLessThanOrEqual(404);
    expect(gzipSync(svgOf(picture)).length).toBeLessThanOrEqual(2048);
    expect(picture.caption.split(' ').length).toBeLessThanOrEqual(12);
    expect(picture.caption).toMatch(/^[A-Z0-9].+\.$/);
    for (const [, x, y] of picture.paths.flatMap(({ d }) => [
      ...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g),
    ])) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThanOrEqual(picture.width);
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(picture.height);
    }
    // A stroke is an hour or one of a hundred ranges: no picture counts anything else by it.
    if (/stroke|h2v\d+h-2z/i.test(JSON.stringify(picture)))
      expect(picture.caption).toMatch(/^Each stroke is an hour\. /);
    const { paths } = picture;
    const colors = paths.map(({ color }) => color);
    expect(colors).toEqual([...new Set(colors)]);
    const shapes = paths.map(({ d }) => new Set(d.split('M').slice(1).map(shapeOf)));
    for (const [at, named] of shapes.entries())
      for (const other of shapes.slice(at + 1))
        expect([...named].filter((shape) => other.has(shape))).toEqual([]);
  },
);

function svgOf(picture: Picture): string {
  return renderToStaticMarkup(createElement(MarkPicture, { picture }));
}

/** A mark without its place; strokes of all heights are one shape. */
function shapeOf(mark: string): string {
  const shape = mark.replace(/^\S+ -?[\d.]+/, '');
  return shape.replaceAll(/v-?[\d.]+/g, (down) =>
    Math.abs(Number(down.slice(1))) > 6 ? 'v' : down,
  );
}

function count(picture: Picture, color: 'ink' | 'signal' | 'accent'): number {
  return picture.paths.find((path) => path.color === color)?.d.match(/M/g)?.length ?? 0;
}

it('keeps the bytes of every picture, no two of which are alike', () => {
  const pictures = Object.entries(samplePictures).map(([name, make]) => [name, make()]);
  const hash = createHash('sha256').update(JSON.stringify(pictures)).digest('hex');
  expect(hash.slice(0, 12)).toBe('b92a67646d5f');
  const drawings = Object.values(samplePictures).map((make) => JSON.stringify(make().paths));
  expect(new Set(drawings).size).toBe(drawings.length);
});

it('the picture of pay differs for other pay, and is drawn for one figure too', () => {
  const one = pictureOfPay({ p25: 100_000, p50: 110_000, p75: 150_000 });
  const other = pictureOfPay({ p25: 100_000, p50: 140_000, p75: 150_000 });
  expect(one.paths).not.toEqual(other.paths);
  const flat = pictureOfPay({ p25: 100_000, p50: 100_000, p75: 100_000 });
  expect(JSON.stringify(flat)).not.toContain('NaN');
});

it('the picture of pay is the picture of a role that has no other', () => {
  const pay = { p25: 142_000, p50: 171_000, p75: 212_000 };
  expect(pictureOfRole('data-engineer', pay)).toEqual(pictureOfPay(pay));
  expect(pictureOfRole('data-engineer')).toBeNull();
  expect(pictureOfRole('mlops-engineer', pay)?.caption).toContain('rolled back');
});

it('the picture of places has a large dot for a country that is smaller than the grid', () => {
  expect(count(pictureOfPlaces(['SG'], 'world'), 'signal')).toBe(1);
  expect(count(pictureOfPlaces(['SG', 'LU', 'MT'], 'world'), 'signal')).toBe(3);
});

it('the picture of places names one or two countries and counts more', () => {
  expect(pictureOfPlaces(['US', 'CA']).caption).toBe(
    'The dots are land, the large ones United States and Canada.',
  );
  expect(pictureOfPlaces(['US', 'CA', 'PT']).caption).toBe(
    'The dots are land, the large ones 3 countries.',
  );
});

it('draws a post by its number, else by its topic, else by its address', () => {
  const numbers = {
    mark: 'square',
    groups: [
      { count: 2, is: 'named' },
      { count: 1, is: 'exception' },
    ],
    caption: 'Three squares. Two are filled.',
  } as const;
  const slug = 'a-post';
  expect(pictureOfPost({ slug, topic: 'hiring', numbers })).toEqual(pictureOfCount(numbers));
  expect(pictureOfPost({ slug, topic: 'hiring' }).caption).toContain('applicants');
  expect(pictureOfPost({ slug, topic: 'unknown' }).caption).toContain('words of the address');
});

it('counts as large as the picture allows', () => {
  const days = (count_: number) =>
    pictureOfCount({
      mark: 'square',
      groups: [{ count: count_, is: 'plain' }],
      caption: 'Each square is a day.',
    });
  expect(markCount(days(90))).toBe(90);
  expect(days(2).paths[0]?.d).toContain('h46v46h-46z');
  expect(days(400).paths[0]?.d).toContain('h6v6h-6z');
});

const squares = drawn({
  ink: ['M0 0h6v6h-6z'],
  signal: ['M8 0h6v6h-6z'],
  caption: 'Two squares. The second is filled.',
});

it('a mark picture is a figure with a caption, and its drawing, which is not announced twice, has one path a color and its ratio in the markup', () => {
  const html = renderToStaticMarkup(<MarkPicture picture={squares} />);
  expect(html).toMatch(/^<figure class="max-w-160"><svg aria-hidden="true" viewBox="0 0 240 160"/);
  expect(html).toMatch(/<figcaption[^>]*>Two squares\. The second is filled\.<\/figcaption>/);
  expect(html).toContain('width="240" height="160"');
  expect(html).toContain(
    '<path class="fill-ink" d="M0 0h6v6h-6z"></path><path class="fill-signal" d="M8 0h6v6h-6z"></path>',
  );
});

it('a mark picture is hidden and without caption where it decorates', () => {
  const html = renderToStaticMarkup(<MarkPicture picture={squares} size="card" decorative />);
  expect(html).toMatch(/^<svg aria-hidden="true"/);
  expect(html).not.toContain('Two squares');
});

/** Start of every mark and of every hole in one, from both kinds of moves. */
function starts({ paths }: Picture): string[] {
  let [x, y] = [0, 0];
  const moves = paths.flatMap(({ d }) => ['M0 0', ...(d.match(/[Mm]-?[\d.]+ -?[\d.]+/g) ?? [])]);
  return moves.map((move) => {
    const [dx = 0, dy = 0] = move.slice(1).split(' ').map(Number);
    [x, y] = move.startsWith('M') ? [dx, dy] : [x + dx, y + dy];
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
}

it('a compact picture places each mark from the one before it', () => {
  const marks = [square(8, 8), square(16, 8), square(8, 16)];
  expect(compactPicture(drawn({ ink: marks, caption: '' })).paths).toEqual([
    { color: 'ink', d: 'm8 8h6v6h-6zm8 0h6v6h-6zm-8 8h6v6h-6z' },
  ]);
});

it('a compact picture counts the hole of a hollow mark, which is placed from the mark', () => {
  const picture = drawn({ ink: [hollowSquare(8, 8), dot(1.5, 2)], caption: '' });
  expect(starts(compactPicture(picture))).toEqual(starts(picture));
});

it.each(['machine-learning-engineer', 'ai-engineer', 'mlops-engineer', 'computer-vision-engineer'])(
  'a compact picture leaves every mark of the picture of %s where it is, in fewer bytes',
  (role) => {
    const picture = pictureOfRole(role);
    if (picture === null) throw new Error(`There is no picture of ${role}.`);
    const compact = compactPicture(picture);
    expect(starts(compact)).toEqual(starts(picture));
    const size = (one: Picture) => gzipSync(JSON.stringify(one)).length;
    expect(size(compact)).toBeLessThan(size(picture));
  },
);
