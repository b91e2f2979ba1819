import type { EmptyStateProps } from '@talent/ui/empty-state';
import type { ReactNode } from 'react';
import type { MenuAction } from '../controls/action-menu';
import type { BulkAction } from './engine/use-bulk-change';
import type { TableQuery, TableSource, ToolColumn } from './tool-column';

export interface ToolTableProps<Row extends object> {
  /** File name of the CSV, and what the table is called in the address: `seo-crawls`. */
  name: string;
  caption: string;
  /** After the caption, which is shown then. */
  captionNote?: ReactNode;
  /** The caption is shown; else a heading above says the same. */
  captionShown?: boolean;
  className?: string;
  columns: readonly ToolColumn<Row>[];
  source: TableSource<Row>;
  rowKey: (row: Row) => string;
  /** Names a row; the value of the first column by default. */
  rowName?: (row: Row) => string;
  /** A menu at the end of each row. */
  rowActions?: (row: Row) => readonly MenuAction[];
  /** Actions on several rows of a list in the database. */
  bulkActions?: readonly BulkAction<Row>[];
  initialSort?: TableQuery['sort'];
  filterLabel?: string;
  pageSize?: number;
  /** A few rows that are there: all of them are shown, without a filter and pages. */
  isShort?: boolean;
  /** Below the table. */
  note?: ReactNode;
  /** Shown in place of a list that has nothing at all. */
  empty: ReactNode;
  /** The shape that is drawn beside it. */
  emptyKind?: EmptyStateProps['kind'];
}
