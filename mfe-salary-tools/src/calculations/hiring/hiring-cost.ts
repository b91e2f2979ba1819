import type { PayCountry } from '@talent/api/salary/salary-data';
import { sum } from '../sum';
import { employerContributions, type ContributionName } from './employer-contributions';

/** Employment as its employer plans it; money in the currency of the country. */
export interface Employment {
  country: PayCountry;
  /** Quebec has plans of its own: no contribution is calculated. */
  isQuebec: boolean;
  /** A year. */
  salary: number;
  /** A year, of salary; counted in the last month of each year. */
  bonusPercent: number;
  /** Once, in the first month. */
  signOn: number;
  /** State or provincial payroll charges a year, as the employer knows them. */
  otherCharges: number;
  /** Of salary, a year. */
  benefitsPercent: number;
  /** Once, in the first month. */
  equipment: number;
  /** Of one year's salary, once, in the first month. */
  feePercent: number;
}

/** A contract as it is invoiced; money in the currency of the country. */
export interface ContractWork {
  /** For one unit of time: an hour or a day. */
  rate: number;
  /** Billed in a month. */
  unitsAMonth: number;
  /** On top of the rate, where an agency's share is not in it. */
  markupPercent: number;
  /** Once, in the first month. */
  equipment: number;
}

export type CostName =
  | 'salary'
  | 'bonus'
  | 'sign-on'
  | ContributionName
  | 'other-charges'
  | 'benefits'
  | 'equipment'
  | 'fee'
  | 'rate'
  | 'markup'
  | 'conversion';

/** One line of a cost, not rounded. */
export interface CostLine {
  name: CostName;
  amount: number;
}

/**
 * The cost of employment until the end of a month. Every twelve months count as one calendar year, so that
 * yearly maximums of contributions begin again.
 * @param months - since the start, 0 or more.
 */
export function employmentCost(terms: Employment, months: number): CostLine[] {
  const years = months / 12;
  const started = months > 0 ? 1 : 0;
  const bonus = (terms.salary * terms.bonusPercent) / 100;
  return [
    { name: 'salary', amount: terms.salary * years },
    { name: 'bonus', amount: bonus * Math.floor(years) },
    { name: 'sign-on', amount: terms.signOn * started },
    ...contributionsUntil(terms, months),
    { name: 'other-charges', amount: terms.otherCharges * years },
    { name: 'benefits', amount: (terms.salary * years * terms.benefitsPercent) / 100 },
    { name: 'equipment', amount: terms.equipment * started },
    { name: 'fee', amount: ((terms.salary * terms.feePercent) / 100) * started },
  ];
}

/** The cost of a contract until the end of a month. */
export function contractCost(terms: ContractWork, months: number): CostLine[] {
  const rate = terms.rate * terms.unitsAMonth * months;
  return [
    { name: 'rate', amount: rate },
    { name: 'markup', amount: (rate * terms.markupPercent) / 100 },
    { name: 'equipment', amount: months > 0 ? terms.equipment : 0 },
  ];
}

/** Lines of several costs as one list: lines of the same name become one. */
export function addCosts(...costs: readonly (readonly CostLine[])[]): CostLine[] {
  const amounts = new Map<CostName, number>();
  for (const { name, amount } of costs.flat()) {
    amounts.set(name, (amounts.get(name) ?? 0) + amount);
  }
  return [...amounts].map(([name, amount]) => ({ name, amount }));
}

/** A cost for several people on the same terms. */
export function timesPeople(cost: readonly CostLine[], people: number): CostLine[] {
  return cost.map(({ name, amount }) => ({ name, amount: amount * people }));
}

export function totalCost(lines: readonly CostLine[]): number {
  return sum(lines.map(({ amount }) => amount));
}

function contributionsUntil(terms: Employment, months: number): CostLine[] {
  if (terms.isQuebec) return [];
  const years: CostLine[][] = [];
  // At least one year, so that a cost of no months has the same lines.
  for (let year = 0; year === 0 || year * 12 < months; year += 1) {
    const wages = Array.from({ length: Math.min(months - year * 12, 12) }, (_, month) =>
      wageOf(terms, year, month),
    );
    years.push(employerContributions(terms.country, wages));
  }
  return addCosts(...years);
}

function wageOf({ salary, bonusPercent, signOn }: Employment, year: number, month: number): number {
  const bonus = month === 11 ? (salary * bonusPercent) / 100 : 0;
  return salary / 12 + bonus + (year === 0 && month === 0 ? signOn : 0);
}
