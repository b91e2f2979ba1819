import fc from 'fast-check';
import { expect, it } from 'vitest';
import { employerContributions } from './employer-contributions';
import { RATES_YEAR, rateSources } from './payroll-rates';

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

it('never falls with another month or a higher wage', () => {
  const wages = fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 12 });
  const total = (country: 'US' | 'CA', paid: readonly number[]) =>
    employerContributions(country, paid).reduce((sum, { amount }) => sum + amount, 0);
  fc.assert(
    fc.property(
      fc.constantFrom('US', 'CA'),
      wages,
      fc.integer({ min: 0, max: 60_000 }),
      (country, paid, more) => {
        const before = total(country, paid.slice(0, -1));
        expect(total(country, paid)).toBeGreaterThanOrEqual(before - 1e-6);
        const raised = paid.map((wage) => wage + more);
        expect(total(country, raised)).toBeGreaterThanOrEqual(total(country, paid) - 1e-6);
      },
    ),
  );
});

it('names the public bodies that publish the rates', () => {
  const hosts = (country: 'US' | 'CA') => rateSources[country].map(({ url }) => new URL(url).host);
  expect(hosts('US')).toEqual(['www.ssa.gov', 'www.irs.gov', 'www.irs.gov']);
  expect(hosts('CA')).toEqual(['www.canada.ca', 'www.canada.ca']);
  for (const { label } of [...rateSources.US, ...rateSources.CA]) expect(label).toMatch(/: /);
  expect(RATES_YEAR).toBe(2026);
});
