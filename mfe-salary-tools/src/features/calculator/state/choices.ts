import type { PayCountry, PayLevel, SalaryRole, WorkMode } from '@talent/api/salary/salary-data';

export type CalculatorView = 'offer' | 'hire';

/** The choices in the address. They say which role and place are looked at, never an amount of pay. */
export interface Choices {
  view: CalculatorView;
  /** Key of a role. */
  role: string;
  /** Null is all levels. */
  level: PayLevel | null;
  country: PayCountry;
  /** Null is the whole country. */
  region: string | null;
  /** Null is every mode. */
  mode: WorkMode | null;
}

const levels: readonly string[] = ['EN', 'MI', 'SE', 'EX'] satisfies PayLevel[];
const modes: readonly string[] = ['onsite', 'hybrid', 'remote'] satisfies WorkMode[];

/** The choices of an address that makes none: the first open role, and nothing narrowed. */
export function defaultChoices(roles: readonly SalaryRole[]): Choices {
  const role = roles.find(({ open }) => open) ?? roles[0];
  return {
    view: 'offer',
    role: role?.key ?? '',
    level: null,
    country: 'US',
    region: null,
    mode: null,
  };
}

/** The choices of an address. What it does not say, or says wrongly, is the default. */
export function choicesFrom(search: URLSearchParams, roles: readonly SalaryRole[]): Choices {
  const none = defaultChoices(roles);
  const role = search.get('role');
  const level = search.get('level') ?? '';
  const mode = search.get('mode') ?? '';
  const region = search.get('region') ?? '';
  return {
    view: search.get('view') === 'hire' ? 'hire' : 'offer',
    role: roles.find(({ key }) => key === role)?.key ?? none.role,
    level: levels.includes(level) ? (level as PayLevel) : null,
    country: search.get('country') === 'CA' ? 'CA' : 'US',
    region: /^[\w-]{1,60}$/.test(region) ? region : null,
    mode: modes.includes(mode) ? (mode as WorkMode) : null,
  };
}

/** The choices as the query of an address, in a fixed order and without what is not narrowed. */
export function searchOf({ view, role, level, country, region, mode }: Choices): URLSearchParams {
  const search = new URLSearchParams({ view, role, country });
  if (region) search.set('region', region);
  if (level) search.set('level', level);
  if (mode) search.set('mode', mode);
  return search;
}

/** Changed choices; another country clears the region. */
export function withChoices(choices: Choices, changes: Partial<Choices>): Choices {
  const isElsewhere = changes.country !== undefined && changes.country !== choices.country;
  return { ...choices, ...(isElsewhere ? { region: null } : {}), ...changes };
}
