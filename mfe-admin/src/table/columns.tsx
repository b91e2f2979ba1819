import { Badge, type BadgeProps } from '@talent/ui/badge';
import type { ReactNode } from 'react';
import { isoTime } from '../time/utc';
import { ShownTime } from '../time/shown-time';
import type { CellValue, ToolColumn } from './tool-column';

type CellKey<Row> = {
  [Key in keyof Row]: Row[Key] extends CellValue ? Key : never;
}[keyof Row] &
  string;

/** The cell of a column, or whatever else differs from the usual. */
type More<Row> =
  | ((row: Row) => ReactNode)
  | Omit<Partial<ToolColumn<Row>>, 'key' | 'label' | 'value'>;

type MakeColumn<Row> = (key: CellKey<Row>, label: string, more?: More<Row>) => ToolColumn<Row>;

interface FieldColumns<Row> {
  text: MakeColumn<Row>;
  /** A text that the list cannot be ordered by. */
  unsorted: MakeColumn<Row>;
  /** Of what `value` gives; the list can be ordered by those of `sorted`. */
  of: typeof column<Row>;
  sorted: typeof column<Row>;
  /** A number, or anything else that lines up at the end; `format` writes it. */
  figure: (key: CellKey<Row>, label: string, format?: (value: number) => string) => ToolColumn<Row>;
  /** A state, which the list shows as a badge with its word from `words`, in its tone. */
  badge: (
    key: CellKey<Row>,
    label: string,
    words: Readonly<Record<string, string>>,
    tones: Readonly<Record<string, BadgeProps['tone']>>,
  ) => ToolColumn<Row>;
  /** A time as the database or ISO 8601 has it, to the minute. */
  time: (key: CellKey<Row>, label: string) => ToolColumn<Row>;
}

/** Makes sortable columns of the fields of a row that have the same name. */
export function columnsOf<Row>(): FieldColumns<Row> {
  const unsorted: MakeColumn<Row> = (key, label, more) =>
    column(key, label, (row) => row[key] as CellValue, more);
  return {
    unsorted,
    of: column,
    sorted: (...of) => ({ ...column(...of), sortable: true }),
    text: (...column) => ({ ...unsorted(...column), sortable: true }),
    figure: (key, label, format) =>
      figureColumn(key, label, (row) => row[key] as number | null, format),
    badge: (key, label, words, tones) => {
      const wordOf = (row: Row) => words[String(row[key])] ?? String(row[key]);
      const toneOf = (row: Row) => tones[String(row[key])] ?? 'neutral';
      const cell = (row: Row) => <Badge tone={toneOf(row)}>{wordOf(row)}</Badge>;
      return { key, label, sortable: true, value: wordOf, cell };
    },
    time: (key, label) => timeColumn(key, label, (row) => row[key] as string | null),
  };
}

/** A column that goes to the details of a row before the others. */
export const rare = <Row,>(of: ToolColumn<Row>): ToolColumn<Row> => ({ ...of, priority: 3 });

/** A column that stays where a table has no room. */
export const vital = <Row,>(of: ToolColumn<Row>): ToolColumn<Row> => ({ ...of, priority: 1 });

/** A column of what `value` gives. */
export function column<Row>(
  key: string,
  label: string,
  value: ToolColumn<Row>['value'],
  more: More<Row> = {},
): ToolColumn<Row> {
  return { key, label, value, ...(typeof more === 'function' ? { cell: more } : more) };
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

/** A sortable column of times, to the minute. @param value - as the database or ISO 8601 has it. */
export function timeColumn<Row>(
  key: string,
  label: string,
  value: (row: Row) => string | null,
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
      return time === null ? '' : <ShownTime at={time} />;
    },
  };
}
