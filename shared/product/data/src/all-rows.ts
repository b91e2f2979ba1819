import { unwrap, type DataResult } from './unwrap.ts';

type RowsResult<Row> =
  | { data: Row[]; error: null }
  | { data: null; error: NonNullable<DataResult['error']> };

/** The part of a supabase-js query that reading by key needs. */
interface KeyedQuery {
  gt(column: string, value: unknown): this;
  order(column: string): this;
  limit(count: number): this;
}

/** Most rows of one answer, of a server with the settings of this project. */
const MOST = 1000;
/** Values of one request: an address has 8 KB at most. */
const VALUES = 30;

/**
 * Every row of a query in the order of a key, page by page. The server may answer with fewer rows than were asked for, so
 * a page that has rows is followed by another request until one has fewer than the page before. Pages begin after the last
 * key, so rows that come and go meanwhile move no others out of sight.
 * @param select - makes the query without an order
 * @param key - selected column of different values
 * @param most - rows of one answer, for large rows
 * @throws DataError when a request fails.
 */
export async function allRows<Row extends Record<Key, string | number>, Key extends string>(
  select: () => KeyedQuery & PromiseLike<RowsResult<Row>>,
  key: Key,
  most = MOST,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let before = 1; ;) {
    const query = select().order(key).limit(most);
    const last = rows.at(-1);
    const page = unwrap(await (last === undefined ? query : query.gt(key, last[key])));
    rows.push(...page);
    if (page.length < before) return rows;
    before = page.length;
  }
}

/**
 * The rows of many values, some values a request.
 * @param select - asks for the rows of these values, at most one a value
 * @throws DataError when a request fails.
 */
export async function rowsIn<Value, Row>(
  values: readonly Value[],
  select: (some: Value[]) => PromiseLike<RowsResult<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let first = 0; first < values.length; first += VALUES) {
    rows.push(...unwrap(await select(values.slice(first, first + VALUES))));
  }
  return rows;
}
