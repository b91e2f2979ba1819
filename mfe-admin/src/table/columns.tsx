import type { ReactNode } from 'react';
import { isoTime } from '../time/utc';
import { UtcTime } from '../time/utc-time';
import type { CellValue, ToolColumn } from './tool-column';

type CellKey<Row> = {
  [Key in keyof Row]: Row[Key] extends CellValue ? Key : never;
}[keyof Row] &
  string;

/** Makes sortable columns of the fields of a row that have the same name. */
export function columnsOf<Row>() {
  type Key = CellKey<Row>;
  /** A text that the list cannot be ordered by. */
  const unsorted = (key: Key, label: string, cell?: (row: Row) => ReactNode): ToolColumn<Row> => ({
    key,
    label,
    value: (row) => row[key] as CellValue,
    ...(cell && { cell }),
  });
  return {
    unsorted,
    text: (...column: Parameters<typeof unsorted>) => ({ ...unsorted(...column), sortable: true }),
    /** A number, or anything else that lines up at the end; `format` writes it. */
    figure: (key: Key, label: string, format?: (value: number) => string) =>
      figureColumn<Row>(key, label, (row) => row[key] as number | null, format),
    /** A time as the database or ISO 8601 has it, to the minute in UTC; `wraps` in a narrow column. */
    time: (key: Key, label: string, wraps?: boolean) =>
      timeColumn<Row>(key, label, (row) => row[key] as string | null, wraps),
  };
}

export function column<Row>(
  key: string,
  label: string,
  value: ToolColumn<Row>['value'],
  more: Omit<Partial<ToolColumn<Row>>, 'key' | 'label' | 'value'> = {},
): ToolColumn<Row> {
  return { key, label, value, ...more };
}

/** A sortable column of numbers; an empty cell where there is none. */
export function figureColumn<Row>(
  key: string,
  label: string,
  value: (row: Row) => number | null,
  format?: (value: number) => string,
): ToolColumn<Row> {
  const column: ToolColumn<Row> = { key, label, align: 'end', sortable: true, value };
  if (!format) return column;
  return {
    ...column,
    cell: (row) => {
      const figure = value(row);
      return figure === null ? '' : format(figure);
    },
  };
}

/**
 * A sortable column of times, to the minute in UTC.
 * @param value - as the database or ISO 8601 has it.
 */
export function timeColumn<Row>(
  key: string,
  label: string,
  value: (row: Row) => string | null,
  wraps = false,
): ToolColumn<Row> {
  return {
    key,
    label,
    sortable: true,
    value: (row) => {
      const time = value(row);
      return time === null ? null : isoTime(time);
    },
    cell: (row) => {
      const time = value(row);
      return time === null ? '' : <UtcTime at={time} wraps={wraps} />;
    },
  };
}
