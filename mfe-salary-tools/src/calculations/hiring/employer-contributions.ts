import type { PayCountry } from '@talent/api/salary/salary-data';
import { sum } from '../sum';
import { caRates, usRates } from './payroll-rates';

export type ContributionName =
  | 'social-security'
  | 'medicare'
  | 'federal-unemployment'
  | 'cpp'
  | 'cpp2'
  | 'ei';

/** An employer's contribution on top of wages, in the currency of the country, not rounded. */
export interface Contribution {
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
