import { expect, it } from 'vitest';
import { payScale } from './pay-scale';

const ranges = [
  { p25: 130_290, p75: 190_554 },
  { p25: 170_900, p75: 236_500 },
];

it('runs from the round amount below all ranges to the one above', () => {
  const { at } = payScale(ranges);
  expect(at(125_000)).toBe('0%');
  expect(at(250_000)).toBe('100%');
});

it('keeps the proportions of pay', () => {
  const { at } = payScale(ranges);
  expect(at(187_500)).toBe('50%');
  expect(at(170_900)).toBe('36.72%');
});

it('draws lines at whole steps inside the axis only', () => {
  expect(payScale(ranges).ticks).toEqual([150_000, 200_000, 250_000]);
});

it('has a width even where all figures are the same round amount', () => {
  const { at, ticks } = payScale([{ p25: 100_000, p75: 100_000 }]);
  expect(at(100_000)).toBe('0%');
  expect(ticks).toEqual([100_000, 150_000]);
});
