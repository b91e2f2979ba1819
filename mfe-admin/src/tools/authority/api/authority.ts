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

/** The newest positions of queries, or of pages. */
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

/** The imported files. */
export const listImports = loadFromDatabase(
  () => adminData().from('authority_imports').select(importColumns, counted),
  { filterColumns: ['file_name'] },
);

export type AuthorityImport = RowOf<{ load: typeof listImports }>;

export type GoalMeasure = keyof typeof goalTexts.measures;
const goalMeasures = Object.keys(goalTexts.measures) as GoalMeasure[];

/** A target with its owner and due day. */
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

/** One file, checked. */
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

/** The number of rows by outcome. */
type ImportResult = Record<'added' | 'changed' | 'unchanged', number>;

/**
 * Imports the rows of a file: all of them, or none.
 * @throws DataError when the database refuses them or does not answer.
 */
export async function importAuthority(file: AuthorityFile): Promise<ImportResult> {
  return unwrap(await adminData().rpc('import_authority', { import: { ...file } })) as ImportResult;
}

/** A page as the crawl saw it. */
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
