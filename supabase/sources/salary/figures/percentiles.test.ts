import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentilesOf, quantile } from './percentiles.ts';

const salaries = fc.array(fc.integer({ min: 10_000, max: 900_000 }), {
  minLength: 1,
  maxLength: 200,
});
const fraction = fc.double({ min: 0, max: 1, noNaN: true });

test('between two values the quantile is on the straight line', () => {
  expect(quantile([100, 200], 0.25)).toBe(125);
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([7], 0.9)).toBe(7);
});

test('five figures of the numbers 0 to 100', () => {
  const values = Array.from({ length: 101 }, (_, index) => index);
  expect(percentilesOf(values)).toEqual({ p10: 10, p25: 25, p50: 50, p75: 75, p90: 90 });
});

test('percentiles ascend, and the order of the values makes no difference', () => {
  fc.assert(
    fc.property(salaries, (values) => {
      const { p10, p25, p50, p75, p90 } = percentilesOf(values);
      expect([p10, p25, p50, p75, p90].toSorted((a, b) => a - b)).toEqual([
        p10,
        p25,
        p50,
        p75,
        p90,
      ]);
      expect(percentilesOf(values.toReversed())).toEqual({ p10, p25, p50, p75, p90 });
    }),
  );
});

test('at most the fraction asked for lies below the quantile', () => {
  fc.assert(
    fc.property(salaries, fraction, (values, q) => {
      const below = values.filter((value) => value < quantile(values, q)).length;
      expect(below).toBeLessThanOrEqual(Math.ceil((values.length - 1) * q));
    }),
  );
});

test('an empty list and a fraction out of range are refused', () => {
  expect(() => quantile([], 0.5)).toThrow(RangeError);
  expect(() => quantile([1], 1.5)).toThrow(RangeError);
});
