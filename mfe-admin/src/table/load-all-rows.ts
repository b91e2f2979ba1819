import type { LoadTablePage, TableQuery } from './tool-column';

/** As many as the backend gives at once, unless its own limit is lower. */
const ROWS_A_REQUEST = 1000;

/**
 * Every row that fits, page by page. Rejects as `load` does.
 * @returns `hasChanged`: the list changed between two pages, so that rows may be missing, or be there twice.
 */
export async function loadAllRows<Row>(
  load: LoadTablePage<Row>,
  { sort = null, filter = '' }: Partial<Pick<TableQuery, 'sort' | 'filter'>>,
  signal = new AbortController().signal,
) {
  const first = await load({ page: 1, pageSize: ROWS_A_REQUEST, sort, filter }, signal);
  const rows = [...first.rows];
  let last = first;
  let hasChanged = false;
  for (let page = 2; last.rows.length > 0 && rows.length < last.total; page += 1) {
    last = await load({ page, pageSize: first.rows.length, sort, filter }, signal);
    rows.push(...last.rows);
    hasChanged ||= last.total !== first.total;
  }
  return { rows, hasChanged };
}
