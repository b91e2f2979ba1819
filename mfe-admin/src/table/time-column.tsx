import { formatUtc } from '../time/format-utc';
import type { ToolColumn } from './tool-column';

/**
 * A sortable column of times, to the minute.
 * @param value - ISO 8601 in UTC.
 */
export function timeColumn<Row>(
  key: string,
  label: string,
  value: (row: Row) => string,
): ToolColumn<Row> {
  return {
    ...{ key, label, value, sortable: true },
    cell: (row) => (
      <time dateTime={value(row)} className="whitespace-nowrap tabular-nums">
        {formatUtc(value(row))}
      </time>
    ),
  };
}
