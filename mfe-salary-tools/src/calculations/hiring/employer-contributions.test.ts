import { expect, it } from 'vitest';
import { employerContributions } from './hiring-cost';

const evenly = (year: number) => Array.from({ length: 12 }, () => year / 12);
const amounts = (country: 'US' | 'CA', wages: readonly number[]) =>
  employerContributions(country, wages).map(({ amount }) => Math.round(amount * 100) / 100);

it.each([
  ['the yearly maximums that the authorities publish', 'US', 400_000, [11_439, 5_800, 42]],
  ['the yearly maximums that the authorities publish', 'CA', 400_000, [4_230.45, 416, 1_572.3]],
  ['the rates of wages below the maximums', 'US', 100_000, [6_200, 1_450, 42]],
  ['the rates of wages below the maximums', 'CA', 60_000, [3_361.75, 0, 1_369.2]],
] as const)('takes %s: %s, %d', (_, country, year, expected) => {
  expect(amounts(country, evenly(year))).toEqual(expected);
});

it('begins the second pension contribution at the first ceiling', () => {
  expect([74_600, 80_000].map((year) => amounts('CA', evenly(year))[1])).toEqual([0, 216]);
});
