import { expect, it } from 'vitest';
import { ownSchedule, schedules, vestedAfter, vestedByYear } from './vesting';

it.each([
  ['evenly', 200_000, schedules.even, [50_000, 50_000, 50_000, 50_000]],
  [
    'mostly in the last two years',
    200_000,
    schedules['back-loaded'],
    [10_000, 30_000, 80_000, 80_000],
  ],
  ['in whole units', 10_001, schedules.even, [2500, 2501, 2500, 2500]],
])('splits a grant over four years %s', (_, grant, schedule, years) => {
  expect(vestedByYear(grant, schedule)).toEqual(years);
});

it('a grant has nothing before the cliff, and a quarter on it', () => {
  expect(vestedAfter(48_000, schedules.cliff, 11)).toBe(0);
  expect(vestedAfter(48_000, schedules.cliff, 12)).toBe(12_000);
  expect(vestedAfter(48_000, schedules.even, 11)).toBe(11_000);
});

it('a grant vests a back-loaded third year by half-years', () => {
  const after = (months: number) => vestedAfter(100_000, schedules['back-loaded'], months);
  expect([11, 12, 24, 29, 30, 36, 48].map(after)).toEqual([
    0, 5_000, 20_000, 20_000, 40_000, 60_000, 100_000,
  ]);
});

it('takes own percentages only where they make up the whole grant', () => {
  const own = ownSchedule([10, 20, 30, 40])?.years.map(({ percent }) => percent);
  expect(own).toEqual([10, 20, 30, 40]);
  expect(ownSchedule([33.33, 33.33, 33.34, 0])).not.toBeNull();
  expect(ownSchedule([25, 25, 25, 20])).toBeNull();
});
