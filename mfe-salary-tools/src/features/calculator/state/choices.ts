import type { SalaryRole } from '@talent/api/salary/salary-data';
import type { BandQuestion } from '../../../calculations/bands/place/closest-band';
import { readChoice } from '../../../calculations/read-choice';
import { levelLabels, workModeLabels } from '../../../content/levels';
import { offerSearch } from '../../offer/share/offer-link';
import { fieldOf, numberIn, type Figures } from './figures';

export type CalculatorView = 'offer' | 'hire';

/** The choices in the address. They say which role and place are looked at, never an amount of pay. */
export interface Choices extends BandQuestion {
  view: CalculatorView;
  /** Two offers are compared: `offers=2` in the address. */
  isPair: boolean;
}

/** The choices of an address that makes none: the first open role, and nothing narrowed. */
export function defaultChoices(roles: readonly SalaryRole[]): Choices {
  const role = roles.find(({ open }) => open) ?? roles[0];
  return {
    view: 'offer',
    isPair: false,
    role: role?.key ?? '',
    level: null,
    country: 'US',
    region: null,
    mode: null,
  };
}

/** The choices of an address; missing and unknown values are the default. */
export function choicesFrom(search: URLSearchParams, roles: readonly SalaryRole[]): Choices {
  const role = search.get('role');
  const region = search.get('region') ?? '';
  return {
    view: search.get('view') === 'hire' ? 'hire' : 'offer',
    isPair: search.get('offers') === '2',
    role: roles.find(({ key }) => key === role)?.key ?? defaultChoices(roles).role,
    level: readChoice(levelLabels, search.get('level')),
    country: search.get('country') === 'CA' ? 'CA' : 'US',
    region: /^[\w-]{1,60}$/.test(region) ? region : null,
    mode: readChoice(workModeLabels, search.get('mode')),
  };
}

/** The choices as the query of an address, in a fixed order and without filters that narrow nothing. */
export function searchOf({ view, isPair, ...question }: Choices): URLSearchParams {
  const search = offerSearch(question, view);
  if (isPair) search.set('offers', '2');
  return search;
}

/** Changed choices; another country clears the region. */
export function withChoices(choices: Choices, changes: Partial<Choices>): Choices {
  const isElsewhere = changes.country !== undefined && changes.country !== choices.country;
  return { ...choices, ...(isElsewhere ? { region: null } : {}), ...changes };
}

/** The amounts of a view that are compared with pay ranges: the base of one offer or two, or the salary of a hire. */
export function comparedAmounts(figures: Figures, { view, isPair }: Choices): number[] {
  const fields =
    view === 'hire'
      ? (['salary'] as const)
      : [fieldOf('a', 'base'), ...(isPair ? [fieldOf('b', 'base')] : [])];
  return fields.map((field) => numberIn(figures, field) ?? 0).filter((amount) => amount > 0);
}
