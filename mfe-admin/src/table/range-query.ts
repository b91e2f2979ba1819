import { unwrap } from '@talent/data/unwrap';
import type { TablePage, TableQuery } from './tool-column';

interface RangeBuilder {
  ilike(column: string, pattern: string): this;
  or(filters: string): this;
  order(column: string, options: { ascending: boolean; nullsFirst?: boolean }): this;
  range(from: number, to: number): this;
  abortSignal(signal: AbortSignal): this;
}

interface RangeOptions {
  /** Columns of text; a row fits when one of them holds what was typed. */
  filterColumns: readonly string[];
  /** Column of different values, so that rows of one rank stay on their pages; `id` by default. */
  tieBreak?: string;
  /** Further columns that the rows of one rank are ordered by. */
  thenBy?: readonly string[];
}

/**
 * Has the database filter, order and cut a list. The keys of sortable columns are names of columns. `toTablePage`
 * reads the answer.
 */
export function applyTableQuery<Builder extends RangeBuilder>(
  builder: Builder,
  { page, pageSize, sort, filter }: TableQuery,
  { filterColumns, tieBreak = 'id', thenBy = [] }: RangeOptions,
): Builder {
  const wanted = filter.trim();
  let query = builder;
  if (wanted !== '') {
    const like = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
    const [only, ...others] = filterColumns;
    query =
      only !== undefined && others.length === 0
        ? query.ilike(only, like)
        : query.or(filterColumns.map((column) => `${column}.ilike.${quoted(like)}`).join(','));
  }
  if (sort !== null) {
    query = query.order(sort.key, { ascending: !sort.descending, nullsFirst: false });
  }
  if (sort?.key !== tieBreak) query = query.order(tieBreak, { ascending: true });
  for (const column of thenBy) query = query.order(column, { ascending: true });
  const first = (page - 1) * pageSize;
  return query.range(first, first + pageSize - 1);
}

/**
 * A value of PostgREST's logic tree: in quotation marks only where it needs them, since the embedded backend takes
 * the marks for a part of the value.
 */
function quoted(value: string): string {
  return /[,()"]/.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : value;
}

/** PostgREST's code for a page after the last one. */
const PAST_THE_END = 'PGRST103';

/** The result of a query with `{ count: 'exact' }`. */
interface CountedResult<Row> {
  data: Row[] | null;
  error: { message: string; code: string } | null;
  count: number | null;
}

/** A page of a list, of the answer to its query. @throws DataError when the request failed. */
export function toTablePage<Row>(result: CountedResult<Row>): TablePage<Row> {
  if (result.error?.code === PAST_THE_END) return { rows: [], total: 0 };
  const { data, error, count } = result;
  const rows = unwrap(error === null ? { data: data ?? [], error } : { data: null, error });
  return { rows, total: count ?? rows.length };
}

/** Loads a page of a list in the database. @throws DataError when the request failed. */
export async function loadRange<Row>(
  builder: RangeBuilder & PromiseLike<CountedResult<Row>>,
  query: TableQuery,
  signal: AbortSignal,
  options: RangeOptions,
): Promise<TablePage<Row>> {
  return toTablePage(await applyTableQuery(builder, query, options).abortSignal(signal));
}
