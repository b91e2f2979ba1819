import { describe, expect, it } from 'vitest';
import { payScale } from './pay-scale.ts';

describe('an axis that starts at a line', () => {
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
});

describe('an axis that starts between two lines', () => {
  const scale = payScale([
    { p25: 130_290, p75: 190_554 },
    { p25: 170_900, p75: 236_500 },
  ]);

  it('runs from the half step below all ranges to the one above', () => {
    expect(scale.at(125_000)).toBe('0%');
    expect(scale.at(250_000)).toBe('100%');
  });

  it('keeps the proportions of pay', () => {
    expect(scale.at(187_500)).toBe('50%');
    expect(scale.at(170_900)).toBe('36.72%');
  });

  it('draws lines at whole steps inside the axis only', () => {
    expect(scale.ticks).toEqual([150_000, 200_000, 250_000]);
  });
});

it('has a width even where all figures are the same round amount', () => {
  const { at, ticks } = payScale([{ p25: 100_000, p75: 100_000 }]);
  expect(at(100_000)).toBe('0%');
  expect(ticks).toEqual([100_000, 150_000]);
});
