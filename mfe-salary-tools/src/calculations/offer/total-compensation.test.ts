import { expect, it } from 'vitest';
import { totalCompensation, type Offer } from './total-compensation';
import { schedules } from './vesting';

const offer: Offer = {
  base: 150_000,
  bonus: { kind: 'percent', percent: 10 },
  grant: 100_000,
  schedule: schedules['back-loaded'],
  signOn: 20_000,
};

it('adds base, bonus, vested equity and, in the first year, the sign-on bonus', () => {
  const { years, whole, average } = totalCompensation(offer);
  expect(years[0]).toEqual({
    base: 150_000,
    bonus: 15_000,
    equity: 5_000,
    signOn: 20_000,
    total: 190_000,
  });
  expect(years.map(({ total }) => total)).toEqual([190_000, 180_000, 205_000, 205_000]);
  expect(whole.total).toBe(780_000);
  expect(average.total).toBe(195_000);
});

it('takes a bonus as an amount', () => {
  const bonus = { kind: 'amount', amount: 7_500 } as const;
  expect(totalCompensation({ ...offer, bonus }).years[3]?.bonus).toBe(7_500);
});

it('gives whole units of money in every year', () => {
  const { years } = totalCompensation({ ...offer, base: 100_000.4, signOn: 0.5, grant: 99_999 });
  for (const part of years.flatMap((year) => Object.values(year))) {
    expect(Number.isInteger(part)).toBe(true);
  }
});
