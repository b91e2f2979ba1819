import { contractCost, employmentCost, totalCost } from './hiring-cost';
import type { ContractWork, Employment } from './hiring-cost';

/** The cost of both forms by the end of a month, in one currency, not rounded. */
export interface MonthOfBoth {
  month: number;
  permanent: number;
  contract: number;
}

/** When employment has become the cheaper form, looked at for `months` months. */
export type BreakEven =
  /** From this month on, for all of the time looked at. */
  | { status: 'month'; month: number }
  /** From the first month on. */
  | { status: 'always' }
  /** Not within the time looked at. */
  | { status: 'never' };

export const COMPARED_MONTHS = 36;

/** Both forms, month by month, added up. */
export function compareMonths(
  employment: Employment,
  contract: ContractWork,
  months = COMPARED_MONTHS,
): MonthOfBoth[] {
  return Array.from({ length: months }, (_, index) => ({
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
