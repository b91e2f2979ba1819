import { contractCost, employmentCost, totalCost } from './hiring-cost';
import type { ContractWork, Employment } from './hiring-cost';

/** The cost of both forms by the end of a month, in one currency, not rounded. */
export interface MonthOfBoth {
  month: number;
  permanent: number;
  contract: number;
}

/** The month from which employment is the cheaper form, within the compared months. */
export type BreakEven =
  /** From this month on, until the end of the compared time. */
  | { status: 'month'; month: number }
  /** From the first month on. */
  | { status: 'always' }
  /** Not within the compared time. */
  | { status: 'never' };

export const COMPARED_MONTHS = 36;

/** Accumulated cost of both forms, month by month. */
export function compareMonths(employment: Employment, contract: ContractWork): MonthOfBoth[] {
  return Array.from({ length: COMPARED_MONTHS }, (_, index) => ({
    month: index + 1,
    permanent: totalCost(employmentCost(employment, index + 1)),
    contract: totalCost(contractCost(contract, index + 1)),
  }));
}

/** The month from which employment has cost no more than the contract, and stays so. */
export function breakEven(months: readonly MonthOfBoth[]): BreakEven {
  const dearest = months.findLastIndex(({ permanent, contract }) => permanent > contract);
  if (dearest === -1) return { status: 'always' };
  const month = months[dearest + 1]?.month;
  return month === undefined ? { status: 'never' } : { status: 'month', month };
}
