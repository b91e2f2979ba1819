import { plainWords } from '@talent/protocol/text/plain-words';
import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  functionalUpdate,
  globalFilteringFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type Row as TableRow,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { TableQuery, ToolColumn } from '../tool-column';

/** The parts of TanStack Table that a staff table uses: a bundle has these alone. */
const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
});

type StaffFeatures = typeof features;

/** The table as TanStack Table holds it. */
export type TableModel<Row extends object> = ReactTable<StaffFeatures, Row>;
export type ModelRow<Row extends object> = TableRow<StaffFeatures, Row>;

/** The rows, columns, selection and open details of a table. Its order, filter and page are the query's. */
export function useTableModel<Row extends object>(options: {
  columns: readonly ToolColumn<Row>[];
  rows: readonly Row[];
  /** Of all pages: the database has filtered, ordered and cut the rows. Null: the table does. */
  total: number | null;
  rowKey: (row: Row) => string;
  query: TableQuery;
  onSort: (sort: TableQuery['sort']) => void;
  hidden: readonly string[];
}): TableModel<Row> {
  const { columns, rows, total, rowKey, query, onSort, hidden } = options;
  const definitions = useMemo(() => columns.map(toDefinition<Row>), [columns]);
  const isServed = total !== null;
  const sorting = query.sort === null ? [] : [{ id: query.sort.key, desc: query.sort.descending }];
  return useTable<StaffFeatures, Row>({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    getRowCanExpand: () => true,
    getColumnCanGlobalFilter: () => true,
    globalFilterFn: holds,
    // The rows of the database come as they are shown.
    manualFiltering: isServed,
    manualPagination: isServed,
    manualSorting: isServed,
    manualExpanding: true,
    ...(isServed && { rowCount: total }),
    autoResetPageIndex: false,
    enableMultiSort: false,
    state: {
      sorting,
      globalFilter: query.filter.trim(),
      pagination: { pageIndex: query.page - 1, pageSize: query.pageSize },
      columnVisibility: Object.fromEntries(hidden.map((key) => [key, false])),
    },
    onSortingChange: (updater) => {
      const [first] = functionalUpdate(updater, sorting);
      onSort(first ? { key: first.id, descending: first.desc } : null);
    },
  });
}

function toDefinition<Row extends object>({
  key,
  sortable = false,
  value,
}: ToolColumn<Row>): ColumnDef<StaffFeatures, Row> {
  return {
    id: key,
    // Undefined comes last in either direction.
    accessorFn: (row: Row) => value(row) ?? undefined,
    enableSorting: sortable,
    sortUndefined: 'last',
    sortFn: (a, b) => compare(a.getValue(key), b.getValue(key)),
  };
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b, 'en');
  return Number(a) - Number(b);
}

/** Whether a cell holds what was typed, with or without accents, hyphens and spaces. */
function holds<Row extends object>(row: ModelRow<Row>, key: string, wanted: string): boolean {
  const bare = (text: string) => plainWords(text).replaceAll(' ', '');
  return bare(String(row.getValue(key) ?? '')).includes(bare(wanted));
}
