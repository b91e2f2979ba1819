import type { CellValue, TablePage, TableQuery, ToolColumn } from './tool-column';

/** A page of rows that are in the browser already, such as ten reports: filtered and ordered here. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  columns: readonly ToolColumn<Row>[],
  { page, pageSize, sort, filter }: TableQuery,
): TablePage<Row> {
  const wanted = filter.trim().toLowerCase();
  const found = rows.filter((row) =>
    columns.some(({ value }) =>
      String(value(row) ?? '')
        .toLowerCase()
        .includes(wanted),
    ),
  );
  const column = columns.find(({ key }) => key === sort?.key);
  if (column) {
    const direction = sort?.descending ? -1 : 1;
    found.sort((a, b) => compare(column.value(a), column.value(b), direction));
  }
  const first = (page - 1) * pageSize;
  return { rows: found.slice(first, first + pageSize), total: found.length };
}

/** A missing value comes last in either direction. */
function compare(a: CellValue, b: CellValue, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'string' && typeof b === 'string') return direction * a.localeCompare(b, 'en');
  return direction * (Number(a) - Number(b));
}
