import { expect, it } from 'vitest';
import { compareOffers } from './compare-offers';
import type { Offer } from './total-compensation';
import { schedules } from './vesting';

const first: Offer = {
  base: 180_000,
  bonus: { kind: 'percent', percent: 10 },
  grant: 100_000,
  schedule: schedules.cliff,
  signOn: 20_000,
};
const second: Offer = {
  base: 190_000,
  bonus: { kind: 'amount', amount: 15_000 },
  grant: 60_000,
  schedule: schedules['back-loaded'],
  signOn: 0,
};

it('compares the first year and four years of two offers', () => {
  // First: 180,000 + 18,000 + 25,000 + 20,000, then three years without the 20,000.
  // Second: 205,000 a year, and of the grant 3,000, 9,000, 24,000 and 24,000.
  const { firstYear, fourYears, base, years } = compareOffers(first, second);
  expect(firstYear).toEqual({ first: 243_000, second: 208_000, difference: -35_000 });
  expect(fourYears).toEqual({ first: 912_000, second: 880_000, difference: -32_000 });
  expect(base).toEqual({ first: 180_000, second: 190_000, difference: 10_000 });
  expect(years.second.map(({ total }) => total)).toEqual([208_000, 214_000, 229_000, 229_000]);
});

it('has the opposite differences the other way round, and none for an offer and itself', () => {
  expect(compareOffers(second, first).fourYears.difference).toBe(32_000);
  expect(compareOffers(first, first).firstYear.difference).toBe(0);
});
