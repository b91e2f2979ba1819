import { writeCsv } from '@talent/protocol/text/write-csv';
import type { ToolColumn } from '../tool-column';

/** Rows as CSV under the keys of the columns. */
export function toCsv<Row>(rows: readonly Row[], columns: readonly ToolColumn<Row>[]): string {
  const lines = rows.map((row) => columns.map(({ value }) => value(row)));
  return writeCsv([columns.map(({ key }) => key), ...lines]);
}
