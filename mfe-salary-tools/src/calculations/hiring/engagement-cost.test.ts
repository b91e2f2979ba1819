import { expect, it } from 'vitest';
import { breakEven, compareMonths } from './break-even';
import { engagementCost } from './engagement-cost';
import { totalCost } from './hiring-cost';
import { contractTerms, employmentTerms } from '../testing/make-terms';

const contract = contractTerms({ rate: 100, unitsAMonth: 100, equipment: 500 });
// Quebec: no contributions, so that the figures can be added in one's head.
const employment = employmentTerms({
  isQuebec: true,
  salary: 60_000,
  feePercent: 20,
  equipment: 500,
});

const engagement = {
  contract,
  employment,
  contractMonths: 3,
  conversionFee: 4_000,
  contractors: 2,
  employees: 3,
};

it('turns a contract into employment after its months, with equipment bought once', () => {
  const cost = engagementCost({ ...engagement, model: 'contract-to-hire' }, 12);
  // 3 x 10,000 of the contract, 9 x 5,000 of salary; the search fee is not paid again.
  expect(totalCost(cost)).toBe(30_000 + 45_000 + 500 + 4_000);
});

it('charges no conversion while the contract runs', () => {
  const cost = engagementCost({ ...engagement, model: 'contract-to-hire', contractMonths: 6 }, 6);
  expect(cost.find(({ name }) => name === 'conversion')?.amount).toBe(0);
});

it('makes a team out of employees and contractors', () => {
  const cost = engagementCost({ ...engagement, model: 'team' }, 12);
  expect(totalCost(cost)).toBe(2 * 120_500 + 3 * (60_000 + 12_000 + 500));
});

it('finds the month in which employment has become the cheaper form', () => {
  // 12,000 at once and 5,000 a month against 10,000 a month: even after 2.4 months.
  const months = compareMonths(employment, contract);
  expect(months).toHaveLength(36);
  expect(months[1]).toEqual({ month: 2, permanent: 22_500, contract: 20_500 });
  expect(breakEven(months)).toEqual({ status: 'month', month: 3 });
});

it('says so when employment is always, or never, the more expensive form', () => {
  const cheap = contractTerms({ rate: 1, unitsAMonth: 1 });
  expect(breakEven(compareMonths(employment, cheap))).toEqual({ status: 'never' });
  const free = employmentTerms({ isQuebec: true });
  expect(breakEven(compareMonths(free, contract))).toEqual({ status: 'always' });
});

it('counts the month after the last in which a yearly bonus puts employment above', () => {
  const months = [
    { month: 1, permanent: 5, contract: 6 },
    { month: 2, permanent: 9, contract: 8 },
    { month: 3, permanent: 9, contract: 10 },
  ];
  expect(breakEven(months)).toEqual({ status: 'month', month: 3 });
});

it('costs what its one form costs, for employment alone and for a contract alone', () => {
  expect(totalCost(engagementCost({ ...engagement, model: 'permanent' }, 12))).toBe(72_500);
  expect(totalCost(engagementCost({ ...engagement, model: 'contract' }, 12))).toBe(120_500);
});

it('counts a month in which both have cost the same for employment', () => {
  const same = [
    { month: 1, permanent: 9, contract: 8 },
    { month: 2, permanent: 10, contract: 10 },
  ];
  expect(breakEven(same)).toEqual({ status: 'month', month: 2 });
});
