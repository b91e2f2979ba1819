import { expect, it } from 'vitest';
import { breakEven, compareMonths } from './break-even';
import { engagementCost } from './engagement-cost';
import { totalCost } from './hiring-cost';
import { contractTerms, employmentTerms } from '../testing/make-terms';

const contract = contractTerms({ rate: 100, unitsAMonth: 100, equipment: 500 });
// Quebec: no contributions, so that the figures can be added in one's head.
const pay = { salary: 60_000, feePercent: 20, equipment: 500 };
const employment = employmentTerms({ isQuebec: true, ...pay });

const engagement = {
  ...{ contract, employment, contractMonths: 3, conversionFee: 4_000 },
  ...{ contractors: 2, employees: 3 },
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

it('costs what its one form costs alone, and makes a team out of employees and contractors', () => {
  const cost = (model: 'permanent' | 'contract' | 'team') =>
    totalCost(engagementCost({ ...engagement, model }, 12));
  expect([cost('permanent'), cost('contract')]).toEqual([72_500, 120_500]);
  expect(cost('team')).toBe(2 * 120_500 + 3 * 72_500);
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

it.each([
  ['after the last in which a yearly bonus puts employment above', [5, 9, 9], [6, 8, 10], 3],
  ['in which both have cost the same', [9, 10], [8, 10], 2],
])('counts the month %s for employment', (_, permanent, contracted, month) => {
  const months = permanent.map((amount, at) => ({
    ...{ month: at + 1, permanent: amount, contract: contracted[at] ?? 0 },
  }));
  expect(breakEven(months)).toEqual({ status: 'month', month });
});
