import { expect, test } from 'vitest';
import { carryForward } from './carry-forward';

/** Growth of months from January 2024 on: 2% a year, then 4% from January 2025 to June 2026. */
const growth = {
  firstDay: '2024-01-01',
  monthly: [...Array.from({ length: 12 }, () => 2), ...Array.from({ length: 18 }, () => 4)],
};

test('a year at 4% adds 4%, and half a year the root of it', () => {
  expect(carryForward(200_000, '2025-06', growth)).toEqual({
    value: expect.closeTo(208_000, 6),
    low: expect.closeTo(208_000, 6),
    high: expect.closeTo(208_000, 6),
    ...{ month: '2026-06', months: 12 },
  });
  // 1.04 to the power of one half is 1.0198039.
  expect(carryForward(100_000, '2025-12', growth)?.value).toBeCloseTo(101_980.39, 2);
});

test('months compound, and the ends are the lowest and the highest growth of all of them', () => {
  // June to December 2024 at 2%: 1.02 ^ (6/12) = 1.0099505. January 2025 to June 2026 at 4%: 1.04 ^ (18/12) = 1.0605961.
  const carried = carryForward(100_000, '2024-06', growth);
  expect(carried?.months).toBe(24);
  expect(carried?.value).toBeCloseTo(107_114.96, 0);
  // Two years at 2% and at 4%.
  expect(carried?.low).toBeCloseTo(104_040, 6);
  expect(carried?.high).toBeCloseTo(108_160, 6);
});

test('the spread of a short window is that of a year', () => {
  const rising = { firstDay: '2025-07-01', monthly: [1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3] };
  const carried = carryForward(120_000, '2026-05', rising);
  expect(carried?.months).toBe(1);
  // 120,000 x 1.03 ^ (1/12), and with 1.01.
  expect(carried?.value).toBeCloseTo(120_295.95, 1);
  expect(carried?.high).toBe(carried?.value);
  expect(carried?.low).toBeCloseTo(120_099.55, 1);
});

test('there is none where the growth does not reach back, or not beyond the period', () => {
  expect(carryForward(100_000, '2023-11', growth)).toBeNull();
  expect(carryForward(100_000, '2023-12', growth)).not.toBeNull();
  expect(carryForward(100_000, '2026-06', growth)).toBeNull();
  expect(carryForward(100_000, '2026-09', growth)).toBeNull();
  expect(carryForward(100_000, '2020-01', { firstDay: '2024-01-01', monthly: [] })).toBeNull();
});
