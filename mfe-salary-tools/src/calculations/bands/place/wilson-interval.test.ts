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

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

it.each([
  [30, 0.25],
  [30, 0.5],
  [100, 0.1],
  [100, 0.5],
  [400, 0.9],
])('holds the true share in 95 of 100 samples of %d, for a share of %d', (n, share) => {
  const random = seeded(n);
  const times = 4000;
  let held = 0;
  for (let sample = 0; sample < times; sample += 1) {
    let count = 0;
    for (let at = 0; at < n; at += 1) count += Number(random() < share);
    const { low, high } = wilsonInterval(count, n);
    held += Number(low <= share && share <= high);
  }
  expect(held / times).toBeGreaterThan(0.93);
  expect(held / times).toBeLessThan(0.975);
});
