import type { LoadTablePage, TableQuery } from './tool-column';

/** As many as the backend gives at once. */
const ROWS_A_REQUEST = 1000;

/** Every row that fits, page by page. Rejects as `load` does. */
export async function loadAllRows<Row>(
  load: LoadTablePage<Row>,
  { sort, filter }: Pick<TableQuery, 'sort' | 'filter'>,
  signal: AbortSignal,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = await load({ page, pageSize: ROWS_A_REQUEST, sort, filter }, signal);
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) return all;
  }
}
