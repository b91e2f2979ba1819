import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wilsonInterval } from './wilson-interval';

// Computed by hand from (p + z²/2n ± z·sqrt(p(1-p)/n + z²/4n²)) / (1 + z²/n) with z = 1.959964, z² = 3.841459.
it.each([
  // (0.5 + 0.0192073 ± 1.959964 * sqrt(0.0025 + 0.0000960365)) / 1.0384146 = (0.5192073 ± 0.0998618) / 1.0384146
  [50, 100, 0.403_832, 0.596_168],
  // (0.1 + 0.0960365 ± 1.959964 * sqrt(0.0045 + 0.0024009)) / 1.1920729 = (0.1960365 ± 0.1628181) / 1.1920729
  [2, 20, 0.027_866, 0.301_034],
  // No case of ten: from 0 to z² / (n + z²) = 3.841459 / 13.841459
  [0, 10, 0, 0.277_533],
  // All of ten: from n / (n + z²) = 10 / 13.841459 to 1
  [10, 10, 0.722_467, 1],
])('leaves for %d of %d the shares from %d to %d', (count, n, low, high) => {
  const interval = wilsonInterval(count, n);
  expect(interval.low).toBeCloseTo(low, 5);
  expect(interval.high).toBeCloseTo(high, 5);
});

it('holds the share itself, stays between 0 and 1, and gets narrower with more cases', () => {
  const cases = fc
    .integer({ min: 1, max: 5000 })
    .chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n)));
  fc.assert(
    fc.property(cases, ([count, n]) => {
      const { low, high } = wilsonInterval(count, n);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(count / n);
      expect(high).toBeGreaterThanOrEqual(count / n);
      const four = wilsonInterval(count * 4, n * 4);
      expect(four.high - four.low).toBeLessThan(high - low);
    }),
  );
});

it('never falls when the count rises', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (n) => {
      const all = Array.from({ length: n + 1 }, (_, count) => wilsonInterval(count, n));
      all.slice(1).forEach(({ low, high }, index) => {
        expect(low).toBeGreaterThanOrEqual(all[index]?.low ?? 0);
        expect(high).toBeGreaterThanOrEqual(all[index]?.high ?? 0);
      });
    }),
  );
});
