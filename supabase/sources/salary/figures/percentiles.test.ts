import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lowerRank, medianInterval, percentilesOf } from './percentiles.ts';

test('between two values the percentile is on the straight line', () => {
  expect(percentilesOf([200, 100])).toMatchObject({ p25: 125, p50: 150 });
  expect(percentilesOf([7])).toMatchObject({ p10: 7, p90: 7 });
});

test('five figures of the numbers 0 to 100', () => {
  const values = Array.from({ length: 101 }, (_, index) => index);
  expect(percentilesOf(values.toReversed())).toEqual({
    p10: 10,
    p25: 25,
    p50: 50,
    p75: 75,
    p90: 90,
  });
});

test('an empty list is refused', () => {
  expect(() => percentilesOf([])).toThrow(RangeError);
});

test.each([
  [5, 0],
  [6, 1],
  [10, 2],
  [20, 6],
  [50, 18],
  [100, 40],
])('of %i values the interval begins at the %i. smallest (published tables)', (n, rank) => {
  expect(lowerRank(n)).toBe(rank);
});

test('a large sample agrees with the normal approximation', () => {
  const n = 4235;
  expect(Math.abs(lowerRank(n) - (n / 2 - (1.96 * Math.sqrt(n)) / 2))).toBeLessThan(2);
});

test('the interval holds the median and is made of values of the sample', () => {
  const sample = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 6, maxLength: 300 });
  fc.assert(
    fc.property(sample, (values) => {
      const { low, high } = medianInterval(values);
      const sorted = values.toSorted((a, b) => a - b);
      const median = sorted[Math.floor((values.length - 1) / 2)] ?? 0;
      expect(low).toBeLessThanOrEqual(median);
      expect(high).toBeGreaterThanOrEqual(median);
      expect(values).toContain(low);
      expect(values).toContain(high);
    }),
  );
});

test('five values have no such interval', () => {
  expect(() => medianInterval([1, 2, 3, 4, 5])).toThrow(RangeError);
});
