import type { LoadTablePage, ToolColumn } from './tool-column';

/** Pages of rows that are in the browser anyway, such as ten reports: filtered and ordered here. */
export function tableOfRows<Row>(
  rows: readonly Row[],
  columns: readonly ToolColumn<Row>[],
): LoadTablePage<Row> {
  return ({ page, pageSize, sort, filter }) => {
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
    return Promise.resolve({ rows: found.slice(first, first + pageSize), total: found.length });
  };
}

type Value = ReturnType<ToolColumn<unknown>['value']>;

/** What has no value stands last in either direction. */
function compare(a: Value, b: Value, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'string' && typeof b === 'string') return direction * a.localeCompare(b, 'en');
  return direction * (Number(a) - Number(b));
}
