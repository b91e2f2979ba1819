import { expect, it } from 'vitest';
import { compareOffers } from './compare-offers';
import { totalCompensation, type Offer } from './total-compensation';
import { schedules } from './vesting';

const bonus = { kind: 'percent', percent: 10 } as const;
const offer: Offer = {
  ...{ base: 150_000, bonus, signOn: 20_000 },
  ...{ grant: 100_000, schedule: schedules['back-loaded'] },
};

it('adds base, bonus, vested equity and, in the first year, the sign-on bonus', () => {
  const { years, whole, average } = totalCompensation(offer);
  const first = { base: 150_000, bonus: 15_000, equity: 5_000, signOn: 20_000, total: 190_000 };
  expect(years[0]).toEqual(first);
  expect(years.map(({ total }) => total)).toEqual([190_000, 180_000, 205_000, 205_000]);
  expect([whole.total, average.total]).toEqual([780_000, 195_000]);
});

it('takes a bonus as an amount', () => {
  const amount = { kind: 'amount', amount: 7_500 } as const;
  expect(totalCompensation({ ...offer, bonus: amount }).years[3]?.bonus).toBe(7_500);
});

it('gives whole units of money in every year', () => {
  const { years } = totalCompensation({ ...offer, base: 100_000.4, signOn: 0.5, grant: 99_999 });
  for (const part of years.flatMap((year) => Object.values(year))) {
    expect(Number.isInteger(part)).toBe(true);
  }
});

it('compares the first year and four years of two offers, either way round', () => {
  const first: Offer = { ...offer, base: 180_000, schedule: schedules.cliff };
  const second: Offer = {
    ...{ base: 190_000, bonus: { kind: 'amount', amount: 15_000 }, signOn: 0 },
    ...{ grant: 60_000, schedule: schedules['back-loaded'] },
  };
  // First: 180,000 + 18,000 + 25,000 + 20,000, then three years without the 20,000.
  // Second: 205,000 a year, and of the grant 3,000, 9,000, 24,000 and 24,000.
  const { firstYear, fourYears, base, years } = compareOffers(first, second);
  expect(firstYear).toEqual({ first: 243_000, second: 208_000, difference: -35_000 });
  expect(fourYears).toEqual({ first: 912_000, second: 880_000, difference: -32_000 });
  expect(base).toEqual({ first: 180_000, second: 190_000, difference: 10_000 });
  expect(years.second.map(({ total }) => total)).toEqual([208_000, 214_000, 229_000, 229_000]);
  expect(compareOffers(second, first).fourYears.difference).toBe(32_000);
  expect(compareOffers(first, first).firstYear.difference).toBe(0);
});
