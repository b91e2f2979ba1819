import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** What a cell holds before it is written; null is empty. */
export type CellValue = string | number | boolean | null;

/** A column of a `ToolTable`. */
export interface ToolColumn<Row> {
  /** The table is ordered by it, and it is the header in the CSV: of a list in the database, the name of its column. */
  key: string;
  label: string;
  /** `end` for figures. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** As it is exported, and as it is shown unless `cell` says otherwise. */
  value: (row: Row) => CellValue;
  cell?: (row: Row) => ReactNode;
}

/** Which part of a list is wanted, in which order. */
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
  /** How many there are on all pages. */
  total: number;
}

/** Gives a page of a list. */
export type LoadTablePage<Row> = (
  query: TableQuery,
  signal: AbortSignal,
) => Promise<TablePage<Row>>;

/** Where a table gets its rows: it has them, or loads them page by page under a key that names the list. */
export type TableSource<Row> =
  | { rows: readonly Row[] }
  | { queryKey: QueryKey; load: LoadTablePage<Row> };
