import { unwrap } from '@talent/data/unwrap';
import { queryOptions } from '@tanstack/react-query';
import { adminData } from '../../backend/admin-data';
import type { FunctionRow } from '../../backend/function-row';
import type { TableRow } from '../../backend/table-row';
import { loadAllRows } from '../../table/load-all-rows';
import { counted, loadFromDatabase } from '../../table/load-from-database';
import { isoTime } from '../../time/utc';
import type { goalTexts } from './content/authority';

/** A query or page with its newest position, and the one of the import before; null where it was not in that one. */
export type SearchPosition = FunctionRow<'search_positions', 'previous_position'>;

export type GoalMeasure = keyof typeof goalTexts.measures;

/**
 * A goal with the newest figure when it was set, and now; null where there was none. `subject` is the metric or the query, empty
 * for other measures.
 */
export type Goal = { measure: GoalMeasure } & FunctionRow<
  'authority_goal_progress',
  'start_value' | 'newest_value' | 'newest_on'
>;
export type NewGoal = Pick<Goal, 'measure' | 'subject' | 'target' | 'owner' | 'due_on'>;

export type GraphPage = Pick<
  TableRow<'seo_crawl_pages'>,
  'path' | 'title' | 'redirect_to' | 'outcome' | 'links'
>;

const backlinkColumns =
  'source_url, target_url, anchor, rating, is_nofollow, first_seen, last_seen, provider';
const importColumns =
  'id, kind, source, file_name, measured_on, rows_read, added, changed, unchanged, duplicates, imported_at';

const list = (name: string): string[] => ['authority', 'imported', name];
const positions = (of_dimension: 'queries' | 'pages') => ({
  queryKey: list(of_dimension),
  load: loadFromDatabase<SearchPosition>(
    () => adminData().rpc('search_positions', { of_dimension }, counted),
    { filterColumns: ['item'], tieBreak: 'item' },
  ),
});

/** Data of the authority tracker, each under its key; an import changes everything under `imported`. */
export const authorityQueries = {
  imported: ['authority', 'imported'],
  overview: queryOptions({ queryKey: list('overview'), queryFn: fetchAuthorityOverview }),
  /** Goals with the newest figures, those that are due first. */
  goals: queryOptions({
    queryKey: list('goals'),
    queryFn: async () => {
      // oxlint-disable-next-line house/whole-reads -- admins set goals one by one
      const goals = await adminData().rpc('authority_goal_progress').order('due_on').order('id');
      return unwrap(goals) as Goal[];
    },
  }),
  positions: positions('queries'),
  pages: positions('pages'),
  backlinks: {
    queryKey: list('backlinks'),
    load: loadFromDatabase(() => adminData().from('backlinks').select(backlinkColumns, counted), {
      filterColumns: ['source_url'],
      tieBreak: 'source_url',
      thenBy: ['target_url'],
    }),
  },
  imports: {
    queryKey: list('imports'),
    load: loadFromDatabase(
      () => adminData().from('authority_imports').select(importColumns, counted),
      { filterColumns: ['file_name'] },
    ),
  },
  links: queryOptions({
    queryKey: ['authority', 'links'],
    queryFn: ({ signal }) => loadLinkGraph(signal),
  }),
};

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

export type LinkGraph = NonNullable<Awaited<ReturnType<typeof loadLinkGraph>>>;

/**
 * Pages and links of the newest crawl of the whole site, or of the newest one where none was whole; null without crawls.
 * The crawl left pages out unless it `isWhole`.
 */
async function loadLinkGraph(signal: AbortSignal) {
  const crawls = adminData().from('seo_crawls').select('id, finished_at, is_whole').limit(1);
  const wholeFirst = crawls.order('is_whole', { ascending: false });
  const [crawl] = unwrap(await wholeFirst.order('id', { ascending: false }));
  if (!crawl) return null;
  const ofCrawl = () =>
    adminData()
      .from('seo_crawl_pages')
      .select('path, title, redirect_to, outcome, links', counted)
      .eq('crawl_id', crawl.id);
  const { rows: pages }: { rows: GraphPage[] } = await loadAllRows(
    loadFromDatabase(ofCrawl, { filterColumns: [], tieBreak: 'path' }),
    {},
    signal,
  );
  return { crawledAt: isoTime(crawl.finished_at), isWhole: crawl.is_whole, pages };
}

/** Days of search figures that are shown: Google keeps 16 months of them. */
const SEARCH_DAYS = 490;

export type AuthorityFigures = Awaited<ReturnType<typeof fetchAuthorityOverview>>;

/** The imported figures: totals, and their course over time, oldest first. Days of imports are null where there was none. */
async function fetchAuthorityOverview() {
  const data = adminData();
  const newestOf = (kind: string) =>
    data
      .from('authority_imports')
      .select('measured_on')
      .eq('kind', kind)
      .order('measured_on', { ascending: false })
      .limit(1);
  const newest = (measure: string) =>
    data.rpc('newest_authority_figure', { measure, subject: '' }).limit(1);
  const ofFigures = () =>
    data
      .from('authority_figures')
      .select('metric, measured_on, value, referring_domains, backlinks', counted);
  const [figures, days, months, domains, links, linksOn, queries, queriesOn] = await Promise.all([
    loadAllRows(loadFromDatabase(ofFigures, { filterColumns: [], tieBreak: 'metric' }), {
      sort: { key: 'measured_on', descending: false },
    }),
    data
      .from('search_figures')
      .select('measured_on, clicks, impressions, position')
      .eq('dimension', 'dates')
      .order('measured_on', { ascending: false })
      .limit(SEARCH_DAYS),
    // oxlint-disable-next-line house/whole-reads -- one row a month
    data.rpc('backlink_months'),
    newest('referring-domains'),
    newest('backlinks'),
    newestOf('backlinks'),
    data.rpc('search_positions', { of_dimension: 'queries' }, counted).limit(1),
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
