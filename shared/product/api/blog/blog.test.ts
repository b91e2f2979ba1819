import { expect, it } from 'vitest';
import {
  cardRect,
  cropRect,
  focusInside,
  shapes,
  storedSize,
  wholePicture,
  type Crop,
} from './crop-rect.ts';
import { isSeoTitle } from './seo-title.ts';

const size = { width: 1600, height: 1000 };
const rect = (changes: Partial<Crop>) => {
  const { x, y, width, height } = cropRect(size, { ...wholePicture, ...changes });
  return [x, y, width, height];
};

it('a crop cuts as much as a shape allows, around the point of focus', () => {
  expect(rect({})).toEqual([0, 0, 1600, 1000]);
  expect(rect({ shape: 'square' })).toEqual([300, 0, 1000, 1000]);
  expect(rect({ shape: 'wide' })).toEqual([0, 50, 1600, 900]);
  expect(rect({ shape: 'square', focus: { x: 1, y: 0 } })).toEqual([600, 0, 1000, 1000]);
  expect(rect({ zoom: 2, focus: { x: 0.25, y: 0.5 } })).toEqual([0, 250, 800, 500]);
});

it.each([
  [1, 1],
  [20_000, 3],
  [3, 20_000],
  [1601, 999],
])('a crop never leaves a picture of %i by %i px', (width, height) => {
  for (const shape of shapes)
    for (const zoom of [1, 1.37, 4])
      for (const x of [0, 0.333, 1]) {
        const found = cropRect({ width, height }, { shape, zoom, focus: { x, y: 1 - x } });
        expect(Math.min(found.x, found.y)).toBeGreaterThanOrEqual(0);
        expect(Math.min(found.width, found.height)).toBeGreaterThanOrEqual(1);
        expect(found.x + found.width).toBeLessThanOrEqual(width);
        expect(found.y + found.height).toBeLessThanOrEqual(height);
      }
});

it('a crop is stored with at most 1,600 px on its longest side, and never enlarged', () => {
  expect(storedSize({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 });
  expect(storedSize({ width: 20_000, height: 3 })).toEqual({ width: 1600, height: 1 });
  expect(storedSize({ width: 300, height: 200 })).toEqual({ width: 300, height: 200 });
});

it('a crop cuts a card around the point of focus, and says where that point is in a part', () => {
  const whole = { width: 1600, height: 1600 };
  expect(cardRect(whole, { x: 0.5, y: 0.5 })).toEqual({ x: 0, y: 380, width: 1600, height: 840 });
  expect(cardRect(whole, { x: 0.5, y: 1 })).toEqual({ x: 0, y: 760, width: 1600, height: 840 });
  expect(cardRect({ width: 4000, height: 1050 }, { x: 0, y: 0 })).toEqual({
    ...{ x: 0, y: 0, width: 2000, height: 1050 },
  });
  const crop: Crop = { shape: 'square', focus: { x: 1, y: 0.25 }, zoom: 1 };
  expect(focusInside(size, crop)).toEqual({ x: 1, y: 0.25 });
  expect(focusInside(size, { ...crop, focus: { x: 0.5, y: 0.25 } })).toEqual({ x: 0.5, y: 0.25 });
});

it.each([
  'AI pay now',
  'Machine learning engineer portfolio',
  '1234567890123456789012345678901234567890',
  '🧪'.repeat(40),
])('%j can be the SEO title of a post', (title) => {
  expect(isSeoTitle(title)).toBe(true);
});

it.each([
  '',
  'Nine char',
  '  Nine char  ',
  '12345678901234567890123456789012345678901',
  'Two lines\nof a title',
  'What AI engineers earn…',
  'What AI engineers earn… ',
  'What AI engineers earn...',
])('%j cannot be the SEO title of a post', (title) => {
  expect(isSeoTitle(title)).toBe(false);
});
