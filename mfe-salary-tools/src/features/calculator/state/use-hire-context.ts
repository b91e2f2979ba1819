import type { HireContext } from '@talent/api/forms/contact-link';
import type { SalaryRole } from '@talent/api/salary/salary-data';
import { useSearchParams } from '@talent/sdk';
import { useHydrated } from '@talent/ui/use-hydrated';
import { countryMoney } from '../../../content/country-money';
import { calculatorLink } from './calculator-link';
import { choicesFrom, comparedAmounts } from './choices';
import { figuresStore, ownFigures } from './figures-store';

/** What the way to a recruiter takes along: the choices, and the visitor's own figures. The example is no one's. */
export function useHireContext(roles: readonly SalaryRole[]): HireContext {
  const [search] = useSearchParams();
  const own = ownFigures(figuresStore());
  const isHydrated = useHydrated();
  // An address without a role has chosen none: the calculator begins with one.
  if (!isHydrated) return {};
  const choices = choicesFrom(search, roles);
  const { role, level, mode, country } = choices;
  const [amount] = own ? comparedAmounts(own, choices) : [];
  return {
    role: search.has('role') ? role : null,
    level,
    mode,
    amount: amount === undefined ? null : `${Math.round(amount)}${countryMoney[country].currency}`,
    calculation: own && calculatorLink('', choices, own).slice(1),
  };
}
