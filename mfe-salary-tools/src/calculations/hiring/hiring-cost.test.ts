import { describe, expect, it } from 'vitest';
import { addCosts, contractCost, employmentCost, totalCost, type CostName } from './hiring-cost';
import { contractTerms, employmentTerms } from '../testing/make-terms';

function line(cost: readonly { name: CostName; amount: number }[], name: CostName): number {
  return cost.find((each) => each.name === name)?.amount ?? Number.NaN;
}

describe('employment', () => {
  const cost = employmentCost(
    employmentTerms({
      salary: 120_000,
      bonusPercent: 10,
      signOn: 5_000,
      otherCharges: 600,
      benefitsPercent: 20,
      equipment: 3_000,
      feePercent: 15,
    }),
    12,
  );

  it('adds what the employer pays besides the salary in the first year', () => {
    expect(line(cost, 'salary')).toBe(120_000);
    expect(line(cost, 'bonus')).toBe(12_000);
    expect(line(cost, 'benefits')).toBe(24_000);
    expect(line(cost, 'fee')).toBe(18_000);
    // On salary, bonus and sign-on bonus.
    expect(line(cost, 'social-security')).toBeCloseTo(137_000 * 0.062, 6);
    expect(line(cost, 'medicare')).toBeCloseTo(137_000 * 0.0145, 6);
    expect(line(cost, 'federal-unemployment')).toBeCloseTo(42, 6);
    expect(totalCost(cost)).toBeCloseTo(182_600 + 137_000 * 0.0765 + 42, 4);
  });

  it('pays what is paid once only once, and contributions again each year', () => {
    const twoYears = employmentCost(
      employmentTerms({ salary: 300_000, signOn: 1_000, equipment: 500, feePercent: 1 }),
      24,
    );
    expect(line(twoYears, 'sign-on')).toBe(1_000);
    expect(line(twoYears, 'equipment')).toBe(500);
    expect(line(twoYears, 'fee')).toBe(3_000);
    expect(line(twoYears, 'social-security')).toBeCloseTo(2 * 11_439, 6);
  });

  it('calculates no contribution in Quebec, which has plans of its own', () => {
    const names = employmentCost(employmentTerms({ country: 'CA', isQuebec: true }), 12).map(
      ({ name }) => name,
    );
    expect(names).not.toContain('cpp');
    expect(names).not.toContain('ei');
    expect(names).toContain('other-charges');
  });
});

describe('a contract', () => {
  it('costs the bill, its markup, and equipment once', () => {
    const cost = contractCost(
      contractTerms({ rate: 800, unitsAMonth: 20, markupPercent: 10, equipment: 1_500 }),
      3,
    );
    expect(cost).toEqual([
      { name: 'rate', amount: 48_000 },
      { name: 'markup', amount: 4_800 },
      { name: 'equipment', amount: 1_500 },
    ]);
  });
});

describe('contributions of more than a year', () => {
  const terms = employmentTerms({ salary: 120_000, signOn: 60_000 });

  it('count the months of the second year, and the sign-on bonus in the first alone', () => {
    // 10,000 a month for 18 months and 60,000 once; both years are below the yearly maximum.
    const cost = employmentCost(terms, 18);
    expect(line(cost, 'medicare')).toBeCloseTo(240_000 * 0.0145, 6);
    expect(line(cost, 'social-security')).toBeCloseTo(240_000 * 0.062, 6);
    expect(line(cost, 'federal-unemployment')).toBeCloseTo(84, 6);
  });

  it('begin again only with a month of the next year', () => {
    const cost = employmentCost(terms, 12);
    expect(line(cost, 'federal-unemployment')).toBeCloseTo(42, 6);
  });
});

it('buys no equipment for a contract that has not begun', () => {
  const cost = contractCost(contractTerms({ equipment: 1_500 }), 0);
  expect(line(cost, 'equipment')).toBe(0);
});

it('adds costs line by line', () => {
  const salary = { name: 'salary', amount: 1 } as const;
  const fee = { name: 'fee', amount: 5 } as const;
  expect(addCosts([salary, fee], [salary])).toEqual([{ name: 'salary', amount: 2 }, fee]);
});
