import { gzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MarkPicture } from './mark-picture.tsx';
import { markCount, type Picture } from './picture.ts';
import { samplePictures } from './testing/sample-pictures.ts';

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

it('differs for every subject', () => {
  const drawings = Object.values(samplePictures).map((make) => JSON.stringify(make().paths));
  expect(new Set(drawings).size).toBe(drawings.length);
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
