import { csvForm, fittedRow } from '@talent/protocol/text/csv-form';
import { cutText } from '@talent/protocol/text/cut-text';
import { NOT_UTF8, readText } from '@talent/protocol/text/read-text';
import { CsvError, parse } from 'csv-parse/sync';
import { ImportError, MOST_PROBLEMS, MalformedFileError } from './import-error.ts';

/** One data row of a CSV file, with the accessors that refuse malformed values. */
export type CsvRow = ReturnType<typeof csvRow>;

/** Longest row that is read, bytes: a quote that never ends would take the rest of the file into memory. */
const LONGEST_ROW = 65_536;

/** PostgreSQL cannot hold NUL, and the others are never meant. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u;

/** Longest message about a row, characters. */
const LONGEST_REASON = 400;

/**
 * Reads a CSV file. Its header must be exactly `columns`, in that order. `take` is called for each row and may
 * refuse it. Reading continues after a refused row, so that one run reports all problems of a file.
 * @returns how many rows there were.
 * @throws MalformedFileError naming up to 20 lines with their problems
 */
export function readCsvRows(
  file: { name: string; bytes: Uint8Array },
  columns: readonly string[],
  take: (row: CsvRow) => void,
): number {
  const { name } = file;
  const problems: ImportError[] = [];
  let rows = -1;
  try {
    const { text, options } = csvForm(textOf(file));
    parse(text, {
      ...options,
      max_record_size: LONGEST_ROW,
      on_record: (cells: string[], { lines }) => {
        const record = fittedRow(cells, rows < 0 ? 0 : columns.length);
        rows += 1;
        if (rows > 0) takeRow(name, columns, record, lines, take, problems);
        else if (record.join(',') !== columns.join(',')) {
          const expected = columns.join(',');
          const reason = `the header is not "${expected}": is this the file of another source?`;
          throw new ImportError(name, 1, reason);
        }
        if (problems.length === MOST_PROBLEMS) throw new MalformedFileError(problems);
        return null;
      },
    });
    if (rows === -1) throw new ImportError(name, 1, 'the file is empty');
    if (rows === 0) throw new ImportError(name, 1, 'there is no row below the header');
  } catch (error) {
    if (error instanceof MalformedFileError) throw error;
    problems.push(asImportError(name, error));
  }
  if (problems.length > 0) throw new MalformedFileError(problems);
  return rows;
}

/** Without this check a parser replaces unknown bytes in silence, and reads a web page as rows. */
function textOf({ name, bytes }: { name: string; bytes: Uint8Array }): string {
  const { text, badLine } = readText(bytes);
  if (text === null) throw new ImportError(name, badLine, NOT_UTF8);
  if (text.trimStart().startsWith('<')) {
    throw new ImportError(name, 1, 'this is a web page and not a CSV file: name the raw file');
  }
  return text;
}

function takeRow(
  file: string,
  columns: readonly string[],
  cells: readonly string[],
  line: number,
  take: (row: CsvRow) => void,
  problems: ImportError[],
): void {
  const row = csvRow(file, line, columns, cells);
  try {
    if (cells.length !== columns.length) {
      row.refuse(`the row has ${cells.length} cells, expected ${columns.length}`);
    }
    const at = cells.findIndex((cell) => CONTROL.test(cell));
    if (at >= 0) row.refuse(`${columns[at]} contains a control character: remove it`);
    take(row);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    problems.push(error);
  }
}

function asImportError(file: string, error: unknown): ImportError {
  if (error instanceof ImportError) return error;
  if (!(error instanceof CsvError)) throw error;
  const line = Number(error['lines'] ?? 1);
  return new ImportError(file, line, printable(error.message), { cause: error });
}

/** A cell may hold control sequences of a terminal, or a whole page. */
function printable(reason: string): string {
  const text = reason.replace(/\p{Cc}/gu, '\u{FFFD}');
  const shown = cutText(text, LONGEST_REASON);
  return shown === text ? text : `${shown}…`;
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === text;
}

function csvRow(file: string, line: number, columns: readonly string[], cells: readonly string[]) {
  const refuse = (reason: string): never => {
    throw new ImportError(file, line, printable(reason));
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
    /** 1-based line in the file where the row ends; line 1 is the header. */
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
