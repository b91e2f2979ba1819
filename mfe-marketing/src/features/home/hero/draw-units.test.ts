import { expect, it } from 'vitest';
import type { UnitDrawing } from '../content/home-hero';
import { drawUnits } from './draw-units';

/** How many marks each color has. */
function marks(value: number, drawing: UnitDrawing): number[] {
  return drawUnits(value, drawing).paths.map(({ d }) => d.match(/M/g)?.length ?? 0);
}

it('draws one mark a unit', () => {
  expect(marks(72, { shape: 'stroke', columns: 24 })).toEqual([72]);
});

it('draws the rest of the whole hollow', () => {
  expect(marks(92, { shape: 'square', columns: 20, outOf: 100 })).toEqual([8, 92]);
});

it('ends a minimum with a plus sign', () => {
  expect(marks(30, { shape: 'dot', columns: 15, orMore: true })).toEqual([32]);
});

it('begins a new row when one is full', () => {
  const { height, paths } = drawUnits(25, { shape: 'stroke', columns: 24 });
  expect(height).toBe(34);
  expect(paths[0]?.d).toMatch(/M184 0h2v14h-2zM0 20h2v14h-2z$/);
});
