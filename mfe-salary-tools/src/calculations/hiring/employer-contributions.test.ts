import { expect, it } from 'vitest';
import { employerContributions } from './employer-contributions';

const evenly = (year: number) => Array.from({ length: 12 }, () => year / 12);
const amounts = (country: 'US' | 'CA', wages: readonly number[]) =>
  employerContributions(country, wages).map(({ amount }) => Math.round(amount * 100) / 100);

it('stops at the yearly maximums that the authorities publish', () => {
  const [socialSecurity, medicare, unemployment] = amounts('US', evenly(400_000));
  expect(socialSecurity).toBe(11_439);
  expect(medicare).toBe(5_800);
  expect(unemployment).toBe(42);
  expect(amounts('CA', evenly(400_000))).toEqual([4_230.45, 416, 1_572.3]);
});

it('takes the rates of wages below the maximums', () => {
  expect(amounts('US', evenly(100_000))).toEqual([6_200, 1_450, 42]);
  expect(amounts('CA', evenly(60_000))).toEqual([3_361.75, 0, 1_369.2]);
});

it('begins the second pension contribution at the first ceiling', () => {
  expect(amounts('CA', evenly(74_600))[1]).toBe(0);
  expect(amounts('CA', evenly(80_000))[1]).toBe(216);
});
