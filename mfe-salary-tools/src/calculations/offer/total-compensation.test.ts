import fc from 'fast-check';
import { expect, it } from 'vitest';
import { OFFER_YEARS, totalCompensation } from './total-compensation';
import type { Offer } from './total-compensation';
import { schedules } from './vesting';

const money = fc.integer({ min: 0, max: 5_000_000 });
const offers: fc.Arbitrary<Offer> = fc.record({
  base: money,
  bonus: fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 200 }) }),
    fc.record({ kind: fc.constant('amount' as const), amount: money }),
  ),
  grant: money,
  schedule: fc.constantFrom(...Object.values(schedules)),
  signOn: money,
});

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

it('makes an average that is the total when multiplied by the years', () => {
  fc.assert(
    fc.property(offers, (each) => {
      const { average, whole, years } = totalCompensation(each);
      expect(average.total * OFFER_YEARS).toBeCloseTo(whole.total, 4);
      expect(years.reduce((sum, { total }) => sum + total, 0)).toBe(whole.total);
      expect(whole.base + whole.bonus + whole.equity + whole.signOn).toBe(whole.total);
      expect(whole.equity).toBe(each.grant);
    }),
  );
});

it('is never less for a better base, bonus, grant or sign-on', () => {
  fc.assert(
    fc.property(offers, money, (each, more) => {
      const before = totalCompensation(each).whole.total;
      for (const part of ['base', 'grant', 'signOn'] as const) {
        const after = totalCompensation({ ...each, [part]: each[part] + more }).whole.total;
        expect(after).toBeGreaterThanOrEqual(before);
      }
    }),
  );
});

it('gives whole units of money in every year', () => {
  const { years } = totalCompensation({ ...offer, base: 100_000.4, signOn: 0.5, grant: 99_999 });
  for (const part of years.flatMap((year) => Object.values(year))) {
    expect(Number.isInteger(part)).toBe(true);
  }
});
