import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownSchedule, schedules, vestedAfter, vestedByYear } from './vesting';
import type { VestingSchedule } from './vesting';

/** Any four percentages that add up to 100. */
const percents = fc
  .array(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 3 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 100])
  .map((cuts) => cuts.slice(1).map((cut, index) => cut - (cuts[index] ?? 0)));

const schedule = fc.oneof(
  fc.constantFrom(...Object.values(schedules)),
  percents.map((each) => ownSchedule(each) as VestingSchedule),
);
const grant = fc.integer({ min: 0, max: 10_000_000 });

describe('by year', () => {
  it('splits a grant evenly over four years', () => {
    expect(vestedByYear(200_000, schedules.even)).toEqual([50_000, 50_000, 50_000, 50_000]);
  });

  it('puts most of a back-loaded grant into the last two years', () => {
    expect(vestedByYear(200_000, schedules['back-loaded'])).toEqual([
      10_000, 30_000, 80_000, 80_000,
    ]);
  });

  it('gives the whole grant and nothing else, whatever the schedule', () => {
    fc.assert(
      fc.property(grant, schedule, (amount, plan) => {
        const years = vestedByYear(amount, plan);
        expect(years.reduce((a, b) => a + b, 0)).toBe(amount);
        for (const year of years) expect(year).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('rounds to whole units', () => {
    expect(vestedByYear(10_001, schedules.even)).toEqual([2500, 2501, 2500, 2500]);
  });
});

describe('after some months', () => {
  it('has nothing before the cliff, and a quarter on it', () => {
    expect(vestedAfter(48_000, schedules.cliff, 11)).toBe(0);
    expect(vestedAfter(48_000, schedules.cliff, 12)).toBe(12_000);
    expect(vestedAfter(48_000, schedules.even, 11)).toBe(11_000);
  });

  it('vests a back-loaded third year by half-years', () => {
    const after = (months: number) => vestedAfter(100_000, schedules['back-loaded'], months);
    expect([11, 12, 24, 29, 30, 36, 48].map(after)).toEqual([
      0, 5_000, 20_000, 20_000, 40_000, 60_000, 100_000,
    ]);
  });

  it('never takes back, agrees with the years, and ends with the whole grant', () => {
    fc.assert(
      fc.property(grant, schedule, (amount, plan) => {
        let before = 0;
        for (let month = 0; month <= 60; month += 1) {
          const now = vestedAfter(amount, plan, month);
          expect(now).toBeGreaterThanOrEqual(before - 1e-6);
          before = now;
        }
        expect(vestedAfter(amount, plan, 48)).toBeCloseTo(amount, 4);
        const first = vestedByYear(amount, plan)[0] ?? 0;
        expect(Math.abs(vestedAfter(amount, plan, 12) - first)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

it('takes own percentages only where they make up the whole grant', () => {
  expect(ownSchedule([10, 20, 30, 40])?.years.map(({ percent }) => percent)).toEqual([
    10, 20, 30, 40,
  ]);
  expect(ownSchedule([33.33, 33.33, 33.34, 0])).not.toBeNull();
  expect(ownSchedule([25, 25, 25, 20])).toBeNull();
});
