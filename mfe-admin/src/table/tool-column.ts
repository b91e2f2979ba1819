import type { ReactNode } from 'react';

/** A column of a `ToolTable`. */
export interface ToolColumn<Row> {
  /** What the table is ordered by, and the header in the CSV. */
  key: string;
  label: string;
  /** `end` for figures. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** As it is exported, and as it is shown unless `cell` says otherwise. */
  value: (row: Row) => string | number | boolean | null;
  cell?: (row: Row) => ReactNode;
}

/** Which part of a list is wanted, in which order. */
export interface TableQuery {
  /** From 1. */
  page: number;
  pageSize: number;
  sort: { key: string; descending: boolean } | null;
  /** What somebody typed to narrow the list; empty for all. */
  filter: string;
}

export interface TablePage<Row> {
  rows: Row[];
  /** How many there are on all pages. */
  total: number;
}

/** Gives a page of a list. It must keep its identity as long as it asks for the same list. */
export type LoadTablePage<Row> = (
  query: TableQuery,
  signal: AbortSignal,
) => Promise<TablePage<Row>>;
