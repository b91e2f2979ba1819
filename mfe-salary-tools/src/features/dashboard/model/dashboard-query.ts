import type { BandQuestion } from '../../../calculations/bands/find-bands';
import type { Currency } from '../../../calculations/bands/convert-pay';
import { readChoice } from '../../../calculations/read-choice';
import { countryLabels, levelLabels, workModeLabels } from '../../../content/levels';
import { salaryMeasures, sourcesOf } from '../content/salary-measures';

const views = { range: true, trend: true, distribution: true };
const currencies = { USD: true, CAD: true };

/** How the figures are shown. */
export type DashboardView = keyof typeof views;

/** Every choice of the dashboard; it is kept in the address. */
export interface DashboardQuery extends BandQuestion {
  /** Keys of roles; null is the open ones. */
  roles: readonly string[] | null;
  view: DashboardView;
  /** Every amount in this currency; null leaves each in its own. */
  currency: Currency | null;
}

/** How many roles are compared at most. */
export const ROLE_LIMIT = 4;

/** Means no role at all: an empty parameter means the default. */
const NO_ROLE = 'none';

/** The query of an address without a search: the served page shows it. */
export const defaultQuery: DashboardQuery = {
  roles: null,
  country: 'US',
  source: sourcesOf('US')[0] ?? '',
  level: null,
  region: null,
  workMode: null,
  period: null,
  view: 'range',
  currency: null,
};

/** The query of an address; unknown values count as absent. */
export function queryFrom(search: URLSearchParams): DashboardQuery {
  const country = readChoice(countryLabels, search.get('country')) ?? defaultQuery.country;
  const named = readChoice(salaryMeasures, search.get('source'));
  return {
    roles: rolesFrom(search.get('roles')),
    country,
    source: (named && sourcesOf(country).includes(named) ? named : sourcesOf(country)[0]) ?? '',
    level: readChoice(levelLabels, search.get('level')),
    region: textFrom(search.get('region')),
    workMode: readChoice(workModeLabels, search.get('mode')),
    period: textFrom(search.get('year')),
    view: readChoice(views, search.get('view')) ?? defaultQuery.view,
    currency: readChoice(currencies, search.get('in')),
  };
}

/** The address's search for a query: defaults are left out, parameters of others stay. */
export function searchOf(query: DashboardQuery, search: URLSearchParams): URLSearchParams {
  const { country, source, view } = query;
  const values = {
    roles: query.roles && (query.roles.join('.') || NO_ROLE),
    level: query.level,
    country: country === defaultQuery.country ? null : country,
    source: source === sourcesOf(country)[0] ? null : source,
    region: query.region,
    mode: query.workMode,
    year: query.period,
    view: view === defaultQuery.view ? null : view,
    in: query.currency,
  };
  const changed = new URLSearchParams(search);
  // Deleted first, so that the order is always the same.
  for (const [name, value] of Object.entries(values)) {
    changed.delete(name);
    if (value !== null) changed.append(name, value);
  }
  return changed;
}

/** The filters that narrow nothing; view and currency are not filters. */
const { view: _, currency: __, ...noFilters } = defaultQuery;
export { noFilters };

/** How many filters are set. Another country sets its own source, which is not a filter more. */
export function countFilters(query: DashboardQuery): number {
  const { source: _source, ...others } = noFilters;
  const set = Object.entries(others).filter(
    ([name, value]) => query[name as keyof typeof others] !== value,
  ).length;
  return set + (query.source === sourcesOf(query.country)[0] ? 0 : 1);
}

function rolesFrom(text: string | null): readonly string[] | null {
  if (text === null || text === '') return null;
  if (text === NO_ROLE) return [];
  const keys = text.split('.').filter((key) => /^[a-z0-9-]{1,60}$/.test(key));
  return [...new Set(keys)].slice(0, ROLE_LIMIT);
}

function textFrom(text: string | null): string | null {
  return text?.trim().slice(0, 60) || null;
}
