import { cutText } from '@talent/protocol/text/cut-text';
import { ImportError } from './import-error.ts';

/** One data row of a file, with the accessors that refuse malformed values. */
export type SourceRow = ReturnType<typeof sourceRow>;

/** Longest message about a row, characters. */
const LONGEST_REASON = 400;

/** A cell may hold control sequences of a terminal, or a whole page. */
export function printable(reason: string): string {
  const text = reason.replace(/\p{Cc}/gu, '\u{FFFD}');
  const shown = cutText(text, LONGEST_REASON);
  return shown === text ? text : `${shown}…`;
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** Where a row is: a line of a file, or a row of a sheet. */
export type RowPlace = { file: string; line: number; unit?: 'line' | 'row' };

/** A row of a file. */
export function sourceRow(
  { file, line, unit }: RowPlace,
  columns: readonly string[],
  cells: readonly string[],
) {
  const refuse = (reason: string): never => {
    throw new ImportError(file, line, printable(reason), { unit });
  };
  const text = (column: string) => cells[columns.indexOf(column)] ?? '';
  const positive = (column: string) => {
    const cell = text(column);
    const number = Number(cell);
    if (cell === '' || !Number.isFinite(number) || number <= 0) {
      return refuse(`${column} is "${cell}", expected a number above zero`);
    }
    return number;
  };
  return {
    /** 1-based line in the file where the row ends, or row of the sheet; line 1 is the header. */
    line,
    /** The row as in the file, for messages. */
    get raw() {
      return cells.join(',');
    },
    /** The trimmed text of a cell. */
    text,
    refuse,
    /** A number above zero. */
    positive,
    /** A decimal number from `low` to `high`. */
    between: (column: string, low: number, high: number): number => {
      const cell = text(column);
      const number = Number(cell);
      const isNumber = /^-?\d+(\.\d+)?(e-?\d+)?$/i.test(cell);
      if (isNumber && number >= low && number <= high) return number;
      return refuse(`${column} is "${cell}", expected a number from ${low} to ${high}`);
    },
    /** A day of the calendar, YYYY-MM-DD. */
    day: (column: string): string => {
      const cell = text(column);
      return isDay(cell) ? cell : refuse(`${column} is "${cell}", expected a day as YYYY-MM-DD`);
    },
    /** One of the allowed values. */
    oneOf: <Value extends string>(column: string, allowed: readonly Value[]): Value =>
      allowed.find((value) => value === text(column)) ??
      refuse(`${column} is "${text(column)}", expected one of ${allowed.join(', ')}`),
    /** A year between 2000 and 2100. */
    year: (column: string): number => {
      const year = positive(column);
      const isYear = Number.isInteger(year) && year >= 2000 && year <= 2100;
      return isYear ? year : refuse(`${column} is "${text(column)}", expected a year`);
    },
  };
}
