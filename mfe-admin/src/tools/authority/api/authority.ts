import type { Database } from '@talent/data/types';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';
import { loadAllRows } from '../../../table/load-all-rows';
import { counted, loadFromDatabase, type RowOf } from '../../../table/load-from-database';
import type { LoadTablePage } from '../../../table/tool-column';
import { isoTime } from '../../../time/utc';
import { goalTexts } from '../content/authority';

type Position = Database['public']['Functions']['search_positions']['Returns'][number];

/** A query or page with its newest position, and the one of the import before; null where it was not in that one. */
export interface SearchPosition extends Omit<Position, 'previous_position'> {
  previous_position: number | null;
}

export function listPositions(of_dimension: 'queries' | 'pages'): LoadTablePage<SearchPosition> {
  return loadFromDatabase(() => adminData().rpc('search_positions', { of_dimension }, counted), {
    filterColumns: ['item'],
    tieBreak: 'item',
  });
}

const backlinkColumns =
  'source_url, target_url, anchor, rating, is_nofollow, first_seen, last_seen, provider';

export const listBacklinks = loadFromDatabase(
  () => adminData().from('backlinks').select(backlinkColumns, counted),
  { filterColumns: ['source_url'], tieBreak: 'source_url', thenBy: ['target_url'] },
);

export type Backlink = RowOf<{ load: typeof listBacklinks }>;

const importColumns =
  'id, kind, source, file_name, measured_on, rows_read, added, changed, unchanged, duplicates, imported_at';

export const listImports = loadFromDatabase(
  () => adminData().from('authority_imports').select(importColumns, counted),
  { filterColumns: ['file_name'] },
);

export type AuthorityImport = RowOf<{ load: typeof listImports }>;

export type GoalMeasure = keyof typeof goalTexts.measures;
const goalMeasures = Object.keys(goalTexts.measures) as GoalMeasure[];

export interface NewGoal {
  measure: GoalMeasure;
  /** The metric or the query; empty for the others. */
  subject: string;
  target: number;
  owner: string;
  due_on: string;
}

export interface Goal extends NewGoal {
  id: number;
  /** The newest figure when the goal was set, and now; null where there was none. */
  start_value: number | null;
  newest_value: number | null;
  newest_on: string | null;
}

/** @returns `authority` for a measure that this release does not know. */
export function toMeasure(text: string): GoalMeasure {
  return goalMeasures.find((measure) => measure === text) ?? 'authority';
}

/** Goals with the newest figures, those that are due first. @throws DataError when the request fails. */
export async function listGoals(): Promise<Goal[]> {
  // oxlint-disable-next-line house/whole-reads -- admins set goals one by one
  const rows = unwrap(await adminData().rpc('authority_goal_progress').order('due_on').order('id'));
  return rows.map((row) => ({ ...row, measure: toMeasure(row.measure) }));
}

/**
 * Sets a goal.
 * @param key - of the entry: a second try with it finds the goal of the first.
 * @throws DataError when the database refuses it or does not answer.
 */
export async function addGoal(goal: NewGoal, key: string): Promise<void> {
  const goals = () => adminData().from('authority_goals');
  const added = await goals().insert({ ...goal, key });
  if (added.error?.code === '23505') {
    if (unwrap(await goals().select('id').eq('key', key).maybeSingle()) !== null) return;
  }
  unwrap(added);
}

/** @throws DataError when the request fails. */
export async function deleteGoal(id: number): Promise<void> {
  unwrap(await adminData().from('authority_goals').delete().eq('id', id));
}

interface AuthorityFile {
  /** Of these rows: imported twice with it, they are one import. */
  key: string;
  kind: string;
  source: string;
  file_name: string;
  /** Day that the figures are of. */
  measured_on: string;
  /** Rows that were left out because they repeat another one. */
  duplicates: number;
  rows: Record<string, string | number | boolean | null>[];
}

type ImportResult = Record<'added' | 'changed' | 'unchanged', number>;

/**
 * Imports the rows of a file: all of them, or none.
 * @throws DataError when the database refuses them or does not answer.
 */
export async function importAuthority(file: AuthorityFile): Promise<ImportResult> {
  return unwrap(await adminData().rpc('import_authority', { import: { ...file } })) as ImportResult;
}

export type GraphPage = Pick<
  TableRow<'seo_crawl_pages'>,
  'path' | 'title' | 'redirect_to' | 'outcome' | 'links'
>;

export type LinkGraph = NonNullable<Awaited<ReturnType<typeof loadLinkGraph>>>;

/**
 * Pages and links of the newest crawl of the whole site, or of the newest one where none was whole; null without crawls.
 * The crawl left pages out unless it `isWhole`.
 * @throws DataError when a request fails.
 */
export async function loadLinkGraph(signal: AbortSignal) {
  const [crawl] = unwrap(
    await adminData()
      .from('seo_crawls')
      .select('id, finished_at, is_whole')
      .order('is_whole', { ascending: false })
      .order('id', { ascending: false })
      .limit(1),
  );
  if (!crawl) return null;
  const ofCrawl = () =>
    adminData()
      .from('seo_crawl_pages')
      .select('path, title, redirect_to, outcome, links', counted)
      .eq('crawl_id', crawl.id);
  const { rows: pages }: { rows: GraphPage[] } = await loadAllRows(
    loadFromDatabase(ofCrawl, { filterColumns: [], tieBreak: 'path' }),
    { sort: null, filter: '' },
    signal,
  );
  return { crawledAt: isoTime(crawl.finished_at), isWhole: crawl.is_whole, pages };
}

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
