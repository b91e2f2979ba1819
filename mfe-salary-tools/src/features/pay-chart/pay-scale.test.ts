import { expect, it } from 'vitest';
import { payScale } from './pay-scale';

const scale = payScale([
  { p25: 123_250, p75: 182_400 },
  { p25: 170_900, p75: 236_500 },
]);

it('spans the round amounts around all ranges', () => {
  expect(scale.ticks).toEqual([100_000, 150_000, 200_000, 250_000]);
});

it('places an amount by its share of the axis', () => {
  expect(scale.at(100_000)).toBe('0%');
  expect(scale.at(175_000)).toBe('50%');
  expect(scale.at(123_250)).toBe('15.5%');
  expect(scale.at(250_000)).toBe('100%');
});

it('measures a range by its share of the axis', () => {
  expect(scale.length(150_000, 225_000)).toBe('50%');
});

it('has a length where everything is the same round amount', () => {
  const flat = payScale([{ p25: 150_000, p75: 150_000 }]);
  expect(flat.ticks).toEqual([150_000, 200_000]);
  expect(flat.at(150_000)).toBe('0%');
});
