import { stringify } from 'csv-stringify/browser/esm/sync';
import type { ToolColumn } from '../tool-column';

/** Rows as RFC 4180 text under the keys of the columns. Text that a spreadsheet would run as a formula is escaped. */
export function toCsv<Row>(rows: readonly Row[], columns: readonly ToolColumn<Row>[]): string {
  const lines = rows.map((row) => columns.map(({ value }) => value(row)));
  return stringify([columns.map(({ key }) => key), ...lines], {
    cast: { boolean: String },
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
