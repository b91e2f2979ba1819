import { expect, it } from 'vitest';
import { addCosts, contractCost, employmentCost, totalCost, type CostName } from './hiring-cost';
import { contractTerms, employmentTerms } from '../testing/make-terms';

function line(cost: readonly { name: CostName; amount: number }[], name: CostName): number {
  return cost.find((each) => each.name === name)?.amount ?? Number.NaN;
}

const terms = {
  ...{ salary: 120_000, bonusPercent: 10, signOn: 5_000, otherCharges: 600 },
  ...{ benefitsPercent: 20, equipment: 3_000, feePercent: 15 },
};
const cost = employmentCost(employmentTerms(terms), 12);

it('employment adds what the employer pays besides the salary in the first year', () => {
  const lines = (['salary', 'bonus', 'benefits', 'fee'] as const).map((name) => line(cost, name));
  expect(lines).toEqual([120_000, 12_000, 24_000, 18_000]);
  // On salary, bonus and sign-on bonus.
  expect(line(cost, 'social-security')).toBeCloseTo(137_000 * 0.062, 6);
  expect(line(cost, 'medicare')).toBeCloseTo(137_000 * 0.0145, 6);
  expect(line(cost, 'federal-unemployment')).toBeCloseTo(42, 6);
  expect(totalCost(cost)).toBeCloseTo(182_600 + 137_000 * 0.0765 + 42, 4);
});

it('employment pays what is paid once only once, and contributions again each year', () => {
  const twoYears = employmentCost(
    employmentTerms({ salary: 300_000, signOn: 1_000, equipment: 500, feePercent: 1 }),
    24,
  );
  expect(line(twoYears, 'sign-on')).toBe(1_000);
  expect(line(twoYears, 'equipment')).toBe(500);
  expect(line(twoYears, 'fee')).toBe(3_000);
  expect(line(twoYears, 'social-security')).toBeCloseTo(2 * 11_439, 6);
});

it('employment calculates no contribution in Quebec, which has plans of its own', () => {
  const names = employmentCost(employmentTerms({ country: 'CA', isQuebec: true }), 12).map(
    ({ name }) => name,
  );
  expect(names).not.toContain('cpp');
  expect(names).not.toContain('ei');
  expect(names).toContain('other-charges');
});

it('costs of a contract the bill, its markup, and equipment once, but none before it has begun', () => {
  const terms = { rate: 800, unitsAMonth: 20, markupPercent: 10, equipment: 1_500 };
  const cost = contractCost(contractTerms(terms), 3);
  expect(cost.map(({ name, amount }) => `${name} ${amount}`)).toEqual([
    ...['rate 48000', 'markup 4800', 'equipment 1500'],
  ]);
  expect(line(contractCost(contractTerms(terms), 0), 'equipment')).toBe(0);
});

it('contributions of more than a year count its months, and the sign-on bonus in the first alone', () => {
  const terms = employmentTerms({ salary: 120_000, signOn: 60_000 });
  // 10,000 a month for 18 months and 60,000 once; both years are below the yearly maximum.
  const cost = employmentCost(terms, 18);
  expect(line(cost, 'medicare')).toBeCloseTo(240_000 * 0.0145, 6);
  expect(line(cost, 'social-security')).toBeCloseTo(240_000 * 0.062, 6);
  expect(line(cost, 'federal-unemployment')).toBeCloseTo(84, 6);
  // They begin again only with a month of the next year.
  expect(line(employmentCost(terms, 12), 'federal-unemployment')).toBeCloseTo(42, 6);
});

it('adds costs line by line', () => {
  const salary = { name: 'salary', amount: 1 } as const;
  const fee = { name: 'fee', amount: 5 } as const;
  expect(addCosts([salary, fee], [salary])).toEqual([{ name: 'salary', amount: 2 }, fee]);
});
