import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MarkPicture } from './mark-picture.tsx';
import { markCount, type Picture } from './picture.ts';
import { samplePictures } from './testing/sample-pictures.ts';
import { createHash } from 'node:crypto';
import { pictureOfCount } from './pictures/picture-of-count.ts';
import { pictureOfPay } from './pictures/picture-of-pay.ts';
import { pictureOfPlaces } from './pictures/picture-of-places.ts';
import { pictureOfPost } from './pictures/picture-of-post.ts';
import { pictureOfRole } from './pictures/picture-of-role.ts';

/** 404 is the one picture that must have more. */
const mostMarks = (name: string) => (name === 'not found' ? 404 : 400);

describe.each(Object.entries(samplePictures))('the picture of %s', (name, make) => {
  const picture = make();

  it('has few marks and weighs at most 2 KB', () => {
    expect(markCount(picture)).toBeGreaterThan(1);
    expect(markCount(picture)).toBeLessThanOrEqual(mostMarks(name));
    expect(gzipSync(svgOf(picture)).length).toBeLessThanOrEqual(2048);
  });

  it('says how to read it in at most twelve words', () => {
    expect(picture.caption.split(' ').length).toBeLessThanOrEqual(12);
    expect(picture.caption).toMatch(/^[A-Z0-9].+\.$/);
  });

  it('has one path a color, and no color that is told by nothing else', () => {
    const colors = picture.paths.map(({ color }) => color);
    expect(colors).toEqual([...new Set(colors)]);
    const shapes = picture.paths.map(({ d }) => new Set(d.split('M').slice(1).map(shapeOf)));
    for (const [at, named] of shapes.entries()) {
      for (const other of shapes.slice(at + 1)) {
        expect([...named].filter((shape) => other.has(shape))).toEqual([]);
      }
    }
  });

  it('stays inside its view box', () => {
    for (const { d } of picture.paths) {
      for (const [, x, y] of d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(0);
        expect(Number(x)).toBeLessThanOrEqual(picture.width);
        expect(Number(y)).toBeGreaterThanOrEqual(0);
        expect(Number(y)).toBeLessThanOrEqual(picture.height);
      }
    }
  });
});

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

/** How many marks a color has. */
function count(picture: Picture, color: 'ink' | 'signal' | 'accent'): number {
  return picture.paths.find((path) => path.color === color)?.d.match(/M/g)?.length ?? 0;
}

it('keeps the bytes of every picture, no two of which are alike', () => {
  const pictures = Object.entries(samplePictures).map(([name, make]) => [name, make()]);
  const hash = createHash('sha256').update(JSON.stringify(pictures)).digest('hex');
  expect(hash.slice(0, 12)).toBe('70f000e108c2');
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
  expect(pictureOfRole('mlops-engineer', pay)?.caption).toContain('rolled back to');
});

it('the picture of places has a large dot for a country that is smaller than the grid', () => {
  expect(count(pictureOfPlaces(['SG'], 'world'), 'signal')).toBe(1);
  expect(count(pictureOfPlaces(['SG', 'LU', 'MT'], 'world'), 'signal')).toBe(3);
});

it('the picture of places names one or two countries and counts more', () => {
  expect(pictureOfPlaces(['US', 'CA']).caption).toBe(
    'Dots are land; the large ones, United States and Canada.',
  );
  expect(pictureOfPlaces(['US', 'CA', 'PT']).caption).toBe(
    'Dots are land; the large ones, 3 countries.',
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
      mark: 'stroke',
      groups: [{ count: count_, is: 'plain' }],
      caption: 'Each stroke is a day.',
    });
  expect(markCount(days(90))).toBe(90);
  expect(days(2).paths[0]?.d).toContain('h2v88h-2z');
  expect(days(400).paths[0]?.d).toContain('v16h-2z');
});
