// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { expect, it } from 'vitest';
import type { UnitDrawing } from '../content/home-hero';
import { UnitChart } from './unit-chart';

/** How many marks each path of the drawing has. */
function marks(value: number, drawing: UnitDrawing): number[] {
  const { container } = renderPage(() => <UnitChart value={value} drawing={drawing} />);
  const paths = [...container.querySelectorAll('path')];
  return paths.map((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0);
}

it('draws one mark a unit', () => {
  expect(marks(72, { shape: 'stroke', columns: 24 })).toEqual([72]);
});

it('draws the rest of the whole hollow', () => {
  expect(marks(92, { shape: 'square', columns: 20, outOf: 100 })).toEqual([92, 8]);
});

it('ends a minimum with a plus sign', () => {
  expect(marks(30, { shape: 'dot', columns: 15, orMore: true })).toEqual([30, 1]);
});
