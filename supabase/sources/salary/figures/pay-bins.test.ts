import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payBins } from './pay-bins.ts';

const pay = fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 400 });

test('every value is in the bar it belongs to, and the outer bars are not empty', () => {
  fc.assert(
    fc.property(pay, (values) => {
      const { bin_start: start, bin_width: width, bin_counts: counts } = payBins(values);
      counts.forEach((count, index) => {
        const from = start + index * width;
        expect(values.filter((value) => value >= from && value < from + width)).toHaveLength(count);
      });
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(values.length);
      expect(counts[0]).toBeGreaterThan(0);
      expect(counts.at(-1)).toBeGreaterThan(0);
    }),
  );
});

test('two hundred values have finer bars', () => {
  const values = Array.from({ length: 200 }, (_, index) => 100_000 + index);
  expect(payBins(values).bin_width).toBe(10_000);
  expect(payBins(values.slice(1)).bin_width).toBe(20_000);
});
