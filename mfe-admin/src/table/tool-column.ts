import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** The value of a cell before it is formatted; null is empty. */
export type CellValue = string | number | boolean | null;

export interface ToolColumn<Row> {
  /** The table is ordered by it, and it is the header in the CSV: of a list in the database, the name of its column. */
  key: string;
  label: string;
  /** `end` for figures. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** In the CSV alone. */
  isFileOnly?: true;
  /**
   * Where a table has no room, columns of 3 go to the details of each row first, then those of 2; those of 1 stay, as the
   * first column always does. On cards those of 3 are in the details. 2 by default.
   */
  priority?: 1 | 2 | 3;
  /** The exported value, which is also shown unless `cell` is given. */
  value: (row: Row) => CellValue;
  cell?: (row: Row) => ReactNode;
}

/** The requested part of a list, and its order. */
export interface TableQuery {
  /** From 1. */
  page: number;
  pageSize: number;
  sort: { key: string; descending: boolean } | null;
  /** Text that narrows the list; empty for all. */
  filter: string;
}

export interface TablePage<Row> {
  rows: Row[];
  total: number;
}

export type LoadTablePage<Row> = (
  query: TableQuery,
  signal: AbortSignal,
) => Promise<TablePage<Row>>;

/** The source of a table: rows that are there, or a list that is loaded page by page under a key. */
export type TableSource<Row> =
  | { rows: readonly Row[] }
  | { queryKey: QueryKey; load: LoadTablePage<Row> };
