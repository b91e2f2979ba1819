import { clocks } from '@talent/content/clocks';
import { markCount } from '@talent/ui/testing/mark-count';
import { expect, it } from 'vitest';
import { drawClock } from './draw-clock';
import { drawPay, payEnds } from './draw-pay';
import { drawYears, drawMonths } from './draw-spans';
import type { UnitDrawing } from '../../content/home-hero';
import { drawUnits } from '../../hero/draw-units';

/** Marks of a clock that are its own: high strokes or filled squares. */
function ownMarks(key: string): { days: number; months: number } {
  const clock = clocks.find((one) => one.key === key);
  if (clock === undefined) throw new Error(`There is no clock ${key}.`);
  const d = drawClock(clock)
    .paths.map((path) => path.d)
    .join('');
  return {
    days: d.match(/h4v16/g)?.length ?? 0,
    months: d.match(/h8v8/g)?.length ?? 0,
  };
}

it.each([
  ['shortlist', 3, 0],
  ['interviews', 11, 0],
  ['placement', 14, 0],
  ['support', 0, 6],
])('draws %s as %i days of 28 and %i months of six', (key, days, months) => {
  expect(ownMarks(key)).toEqual({ days, months });
});

it('draws every clock on the same scale, and the shortlist alone in the signal color', () => {
  const pictures = clocks.map(drawClock);
  expect(pictures.map(markCount)).toEqual([34, 34, 34, 34]);
  expect(new Set(pictures.map(({ width }) => width))).toEqual(new Set([292]));
  const hasSignal = pictures.map(({ paths }) => paths.some(({ color }) => color === 'signal'));
  expect(hasSignal).toEqual([true, false, false, false]);
});

const band = { p25: 120_000, p50: 130_000, p75: 140_000 };
const ends = { low: 100_000, high: 150_000 };

/** Left edges of the strokes of a color that are this high; a stroke of 2 begins 2 units after its place. */
function placesOf(picture: ReturnType<typeof drawPay>, color: string, height: number): number[] {
  const d = picture.paths.find((path) => path.color === color)?.d ?? '';
  return [...d.matchAll(/M([\d.]+) [\d.]+h[\d.]+v([\d.]+)/g)]
    .filter(([, , high]) => Number(high) === height)
    .map(([, x]) => Number(x));
}

it('has one scale for all bands, from and to a multiple of $25,000', () => {
  const bands = [band, { ...band, p25: 99_000, p75: 176_000 }];
  expect(payEnds(bands)).toEqual({ low: 75_000, high: 200_000 });
});

it('draws a stroke for each $5,000: high within the middle half, highest at the median', () => {
  const picture = drawPay(band, ends);
  expect(picture.width).toBe(88);
  // $120,000, $125,000, $135,000 and $140,000; the median is between them.
  expect(placesOf(picture, 'ink', 14)).toEqual([34, 42, 58, 66]);
  expect(placesOf(picture, 'ink', 3)).toEqual([2, 10, 18, 26, 74, 82]);
  expect(placesOf(picture, 'signal', 24)).toEqual([48]);
});

it('draws the years in production filled, after the others, on the same scale for everyone', () => {
  const { width, paths } = drawYears({ years: 5, inProduction: 2 });
  const [others, inProduction] = paths;
  expect(width).toBe(120);
  expect(others?.d.match(/m1 1/g)).toHaveLength(3);
  expect(inProduction?.d).toBe('M30 0h6v24h-6zM40 0h6v24h-6z');
});

it('draws a stroke a month as high as its share, and the newest month and a year before in the signal color', () => {
  const shares = [10, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 40];
  const [ink, signal] = drawMonths(shares, 40).paths;
  expect(ink?.d.match(/M/g)).toHaveLength(12);
  expect(ink?.d).toMatch(/^M2 30h2v10/);
  expect(signal?.d).toBe('M8 20h6v20h-6zM104 0h6v40h-6z');
});

it('draws a share of almost nothing as the lowest stroke', () => {
  expect(drawMonths([0.1], 40).paths).toEqual([{ color: 'signal', d: 'M0 39h6v1h-6z' }]);
});

function marks(value: number, drawing: UnitDrawing): number[] {
  return drawUnits(value, drawing).paths.map(({ d }) => d.match(/M/g)?.length ?? 0);
}

it('the hero draws one mark a unit', () => {
  expect(marks(72, { shape: 'stroke', columns: 24 })).toEqual([72]);
});

it('the hero draws the rest of the whole hollow', () => {
  expect(marks(92, { shape: 'square', columns: 20, outOf: 100 })).toEqual([8, 92]);
});

it('the hero ends a minimum with a plus sign', () => {
  expect(marks(30, { shape: 'dot', columns: 15, orMore: true })).toEqual([32]);
});

it('the hero begins a new row when one is full', () => {
  const { height, paths } = drawUnits(25, { shape: 'stroke', columns: 24 });
  expect(height).toBe(34);
  expect(paths[0]?.d).toMatch(/M184 0h2v14h-2zM0 20h2v14h-2z$/);
});
