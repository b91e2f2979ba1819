import { CsvError, parse } from 'csv-parse/sync';
import { ImportError } from './import-error.ts';

/** One data row of a CSV file, with the accessors that refuse malformed values. */
export type CsvRow<Column extends string> = {
  readonly line: number;
  /** The trimmed text of a cell; empty when the cell is. */
  text(column: Column): string;
  /** One of the allowed values, else an ImportError. */
  oneOf<Value extends string>(column: Column, allowed: readonly Value[]): Value;
  /** A number above zero, else an ImportError. */
  positive(column: Column): number;
  /** Refuses this row with a reason. */
  refuse(reason: string): never;
};

/**
 * Reads CSV text whose header must be exactly `columns`, in that order.
 * @throws ImportError naming the file, the line and the reason.
 */
export function readCsv<Column extends string>(
  file: string,
  text: string,
  columns: readonly Column[],
): CsvRow<Column>[] {
  const records = parseRecords(file, text);
  const [header, ...rows] = records;
  if (header === undefined) throw new ImportError(file, 1, 'the file is empty');
  if (header.record.join(',') !== columns.join(',')) {
    throw new ImportError(file, 1, `the header is not "${columns.join(',')}"`);
  }
  if (rows.length === 0) throw new ImportError(file, 1, 'there is no row below the header');
  return rows.map(({ record, info }) => csvRow(file, info.lines, columns, record));
}

type ParsedRecord = { record: string[]; info: { lines: number } };

function parseRecords(file: string, text: string): ParsedRecord[] {
  try {
    // With `info` each record arrives together with its line; the typings describe only the bare form.
    return parse(text, { bom: true, info: true, trim: true }) as unknown as ParsedRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(file, Number(error['lines'] ?? 1), error.message, { cause: error });
  }
}

function csvRow<Column extends string>(
  file: string,
  line: number,
  columns: readonly Column[],
  cells: readonly string[],
): CsvRow<Column> {
  const refuse = (reason: string): never => {
    throw new ImportError(file, line, reason);
  };
  const text = (column: Column) => cells[columns.indexOf(column)] ?? '';
  return {
    line,
    text,
    refuse,
    oneOf: (column, allowed) =>
      allowed.find((value) => value === text(column)) ??
      refuse(`${column} is "${text(column)}", expected one of ${allowed.join(', ')}`),
    positive: (column) => {
      const cell = text(column);
      const number = Number(cell);
      if (cell === '' || !Number.isFinite(number) || number <= 0) {
        return refuse(`${column} is "${cell}", expected a number above zero`);
      }
      return number;
    },
  };
}
