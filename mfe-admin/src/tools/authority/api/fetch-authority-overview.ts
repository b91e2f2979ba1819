import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { loadAllRows } from '../../../table/load-all-rows';
import { counted, loadFromDatabase } from '../../../table/load-from-database';

/** Days of search figures that are shown: Google keeps 16 months of them. */
const SEARCH_DAYS = 490;

export type AuthorityOverview = Awaited<ReturnType<typeof fetchAuthorityOverview>>;

/**
 * The imported figures: totals, and their course over time, oldest first. Days of imports are null where there was none.
 * @throws DataError when a request fails.
 */
export async function fetchAuthorityOverview() {
  const data = adminData();
  const newestOf = (kind: string) =>
    data
      .from('authority_imports')
      .select('measured_on')
      .eq('kind', kind)
      .order('measured_on', { ascending: false })
      .limit(1);
  const [figures, days, months, domains, links, linksOn, queries, queriesOn] = await Promise.all([
    loadAllRows(
      loadFromDatabase(
        () =>
          data
            .from('authority_figures')
            .select('metric, measured_on, value, referring_domains, backlinks', counted),
        { filterColumns: [], tieBreak: 'metric' },
      ),
      { sort: { key: 'measured_on', descending: false }, filter: '' },
      new AbortController().signal,
    ),
    data
      .from('search_figures')
      .select('measured_on, clicks, impressions, position')
      .eq('dimension', 'dates')
      .order('measured_on', { ascending: false })
      .limit(SEARCH_DAYS),
    // oxlint-disable-next-line house/whole-reads -- one row a month
    data.rpc('backlink_months'),
    data.rpc('newest_authority_figure', { measure: 'referring-domains', subject: '' }).limit(1),
    data.rpc('newest_authority_figure', { measure: 'backlinks', subject: '' }).limit(1),
    newestOf('backlinks'),
    data.rpc('search_positions', { of_dimension: 'queries' }, { count: 'exact' }).limit(1),
    newestOf('queries'),
  ]);
  return {
    figures: figures.rows,
    searchDays: unwrap(days).reverse(),
    backlinkMonths: unwrap(months),
    backlinks: unwrap(links)[0]?.value ?? 0,
    referringDomains: unwrap(domains)[0]?.value ?? 0,
    backlinksOn: unwrap(linksOn)[0]?.measured_on ?? null,
    queries: unwrap(queries).length === 0 ? 0 : (queries.count ?? 0),
    queriesOn: unwrap(queriesOn)[0]?.measured_on ?? null,
  };
}
