import type { PayCountry } from '@talent/api/salary/salary-data';
import { sum } from '../sum';
import { caRates, usRates } from './payroll-rates';

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

type ContributionName =
  | 'social-security'
  | 'medicare'
  | 'federal-unemployment'
  | 'cpp'
  | 'cpp2'
  | 'ei';

/** An employer's contribution on top of wages, in the currency of the country, not rounded. */
interface Contribution {
  name: ContributionName;
  amount: number;
}

/**
 * The employer's federal contributions on the wages of the months of one calendar year, so far. Provincial and
 * state charges are not among them, and Quebec has plans of its own: ask for nothing there.
 * @param wages - paid in each month since January, at most twelve, in the country's currency.
 */
export function employerContributions(
  country: PayCountry,
  wages: readonly number[],
): Contribution[] {
  return country === 'US' ? unitedStates(sum(wages)) : canada(wages);
}

function unitedStates(total: number): Contribution[] {
  const { socialSecurity, medicare, unemployment } = usRates;
  return [
    {
      name: 'social-security',
      amount: Math.min(total, socialSecurity.wageBase) * socialSecurity.rate,
    },
    { name: 'medicare', amount: total * medicare.rate },
    {
      name: 'federal-unemployment',
      amount: Math.min(total, unemployment.wageBase) * unemployment.rate,
    },
  ];
}

// The exemption is spread over the months of a year, and contributions end with the yearly maximum.
function canada(wages: readonly number[]): Contribution[] {
  const { pension, secondPension, insurance } = caRates;
  const total = sum(wages);
  const monthlyExemption = pension.exemption / 12;
  const contributory = sum(wages.map((wage) => Math.max(wage - monthlyExemption, 0)));
  const maximum = pension.ceiling - pension.exemption;
  const between = Math.max(Math.min(total, secondPension.ceiling) - pension.ceiling, 0);
  return [
    { name: 'cpp', amount: Math.min(contributory, maximum) * pension.rate },
    { name: 'cpp2', amount: between * secondPension.rate },
    { name: 'ei', amount: Math.min(total, insurance.ceiling) * insurance.rate },
  ];
}
