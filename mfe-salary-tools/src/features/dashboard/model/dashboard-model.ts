import type { SalaryBand } from '@talent/api/salary/salary-data';
import { convertBand, type Currency } from '../../../calculations/bands/convert-pay';
import { findBands, type BandQuestion } from '../../../calculations/bands/find-bands';
import { facetsOf, cellKey } from '../../../calculations/bands/salary-index';
import type { Facets, SalaryIndex } from '../../../calculations/bands/salary-index';
import { salaryMeasures, type SalaryMeasure } from '../content/salary-measures';
import type { DashboardQuery } from './dashboard-query';

/** Everything that the dashboard shows for a query. */
export type DashboardModel = ReturnType<typeof dashboardModel>;

/** Computes everything that is shown from the figures and the query. */
export function dashboardModel(index: SalaryIndex, query: DashboardQuery, isUnlocked: boolean) {
  const measure = measureOf(query.source);
  const facets = facetsOf(index, query.source, query.country);
  const roles = chosenRoles(index, query, facets);
  const isLocked = (role: string) =>
    !isUnlocked && !index.roles.get(role)?.open && !asksForHeadline(query, roles);
  const results = findBands(index, query, roles, isLocked);
  const own: Currency = query.country === 'US' ? 'USD' : 'CAD';
  const currency = query.currency ?? own;
  const inCurrency = (band: SalaryBand) => convertBand(band, currency, index.exchangeRate);
  const label = (role: string) => index.roles.get(role)?.label ?? role;
  return {
    query,
    index,
    measure,
    facets,
    /** Keys of the compared roles, at most four. */
    roles,
    results,
    /** Found and suppressed bands in the currency that is shown, in the order of the roles. */
    bands: results.flatMap((result) => ('band' in result ? inCurrency(result.band) : [])),
    /** The history of each role, in the currency that is shown. */
    trend: roles
      .filter((role) => !isLocked(role))
      .map((role) => ({
        role,
        label: label(role),
        bands: trendOf(index, query, role).map(inCurrency),
      })),
    currency,
    /** Whether amounts are not in the currency that they were published in. */
    isConverted: currency !== own,
    label,
  };
}

/** The shown bands: the content of the downloaded file. */
export function bandsInView({ query, bands, trend }: DashboardModel): readonly SalaryBand[] {
  return query.view === 'trend' ? trend.flatMap((series) => series.bands) : bands;
}

/** One role alone, without level, year, work mode or distribution: its headline figure, which is open for every role. */
function asksForHeadline(query: DashboardQuery, roles: readonly string[]): boolean {
  const { view, level, workMode, period } = query;
  return roles.length === 1 && view === 'range' && !level && !workMode && !period;
}

function measureOf(source: string): SalaryMeasure {
  const measure = salaryMeasures[source];
  if (!measure) throw new Error(`No words for the source ${source}.`);
  return measure;
}

function chosenRoles(index: SalaryIndex, { roles }: DashboardQuery, facets: Facets): string[] {
  if (roles) return roles.filter((role) => index.roles.has(role));
  return [...index.roles.values()]
    .filter(({ key, open }) => open && facets.roles.has(key))
    .map(({ key }) => key);
}

/** `2024-2025` covers several years; `2024` and `May 2025` do not. */
const SPAN = /\d{4}\D+\d{4}/;

/**
 * The history of one role, earliest first. Periods of
 * several years are left out where single years exist. Suppressed years stay in.
 */
export function trendOf(
  index: SalaryIndex,
  { period: _, ...cell }: BandQuestion,
  role: string,
): readonly SalaryBand[] {
  const bands = index.cells.get(cellKey({ ...cell, role })) ?? [];
  const single = bands.filter(({ period }) => !SPAN.test(period));
  return single.length > 0 ? single : bands;
}
