import { textFilter } from '@talent/data/text-filter';
import { unwrap } from '@talent/data/unwrap';
import type { LoadTablePage, TablePage, TableQuery } from './tool-column';

interface RangeBuilder {
  or(filters: string): this;
  order(column: string, options: { ascending: boolean; nullsFirst?: boolean }): this;
  range(from: number, to: number): this;
  abortSignal(signal: AbortSignal): this;
}

interface CountedResult<Row> {
  data: Row[] | null;
  error: { message: string; code: string } | null;
  count: number | null;
}

type CountedQuery<Row> = RangeBuilder & PromiseLike<CountedResult<Row>>;

interface RangeOptions {
  /** Columns of text; a row fits when one of them holds what was typed. */
  filterColumns: readonly string[];
  /** Column of different values, so that rows of one rank stay on their pages; `id` by default. */
  tieBreak?: string;
  /** Further columns that the rows of one rank are ordered by. */
  thenBy?: readonly string[];
}

export type RowOf<Source extends { load: LoadTablePage<unknown> }> = Awaited<
  ReturnType<Source['load']>
>['rows'][number];

/** Asks for the number of all rows beside the wanted ones. */
export const counted = { count: 'exact' } as const;

/** PostgREST's code for a page after the last one. */
const PAST_THE_END = 'PGRST103';

/**
 * Loads a list of the database page by page: `loadFromDatabase(() => from('seo_crawls').select('*', counted), …)`.
 * Its promise rejects with a DataError when the request failed.
 */
export function loadFromDatabase<Row>(
  select: () => CountedQuery<Row>,
  options: RangeOptions,
): LoadTablePage<Row> {
  return (query, signal) => loadRange(select(), query, signal, options);
}

/**
 * Has the database filter, order and cut a list. The keys of sortable columns are names of columns.
 * @throws DataError when the request failed.
 */
export async function loadRange<Row>(
  builder: CountedQuery<Row>,
  { page, pageSize, sort, filter }: TableQuery,
  signal: AbortSignal,
  { filterColumns, tieBreak = 'id', thenBy = [] }: RangeOptions,
): Promise<TablePage<Row>> {
  const wanted = filter.trim();
  let query = builder;
  if (wanted !== '') query = query.or(textFilter(filterColumns, wanted));
  if (sort !== null) {
    query = query.order(sort.key, { ascending: !sort.descending, nullsFirst: false });
  }
  if (sort?.key !== tieBreak) query = query.order(tieBreak, { ascending: true });
  for (const column of thenBy) query = query.order(column, { ascending: true });
  const first = (page - 1) * pageSize;
  const { data, error, count } = await query.range(first, first + pageSize - 1).abortSignal(signal);
  if (error?.code === PAST_THE_END) return { rows: [], total: 0 };
  const rows = unwrap(error === null ? { data: data ?? [], error } : { data: null, error });
  return { rows, total: count ?? rows.length };
}
