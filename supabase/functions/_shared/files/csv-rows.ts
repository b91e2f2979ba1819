import { csvForm, fittedRow } from '@talent/protocol/text/csv-form';
import { NOT_UTF8, readText } from '@talent/protocol/text/read-text';
import { CsvError, parse } from 'csv-parse/sync';
import { ImportError, MOST_PROBLEMS, MalformedFileError } from './import-error.ts';
import { printable, sourceRow, type RowPlace, type SourceRow } from './source-row.ts';

/** Longest row that is read, bytes: a quote that never ends would take the rest of the file into memory. */
const LONGEST_ROW = 65_536;

/** PostgreSQL cannot hold NUL, and the others are never meant. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u;

/** The columns of a file, by its header. */
export type HeaderForm = (header: readonly string[]) => {
  columns: readonly string[];
  /** Whether rows of one cell are remarks below the figures, which are left out. */
  hasRemarks?: boolean;
};

/**
 * Reads a CSV file. Its header must be exactly `known`, or what `known` answers, in that order. `take` is called for each row and may
 * refuse it. Reading continues after a refused row, so that one run reports all problems of a file.
 * @returns how many rows there were.
 * @throws MalformedFileError naming up to 20 lines with their problems
 */
export function readCsvRows(
  file: { name: string; bytes: Uint8Array },
  known: readonly string[] | HeaderForm,
  take: (row: SourceRow) => void,
): number {
  const { name } = file;
  let form = typeof known === 'function' ? null : { columns: known, hasRemarks: false };
  const problems: ImportError[] = [];
  let rows = -1;
  try {
    const { text, options } = csvForm(textOf(file));
    parse(text, {
      ...options,
      max_record_size: LONGEST_ROW,
      on_record: (cells: string[], { lines }) => {
        const header = fittedRow(cells, 0);
        form ??= { hasRemarks: false, ...(known as HeaderForm)(header) };
        const { columns, hasRemarks } = form;
        if (hasRemarks && header.length === 1) return null;
        const record = rows < 0 ? header : fittedRow(cells, columns.length);
        rows += 1;
        if (rows > 0) takeRow({ file: name, line: lines }, columns, record, take, problems);
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

/** Checks a row and hands it over; a refusal is added to the problems. */
export function takeRow(
  place: RowPlace,
  columns: readonly string[],
  cells: readonly string[],
  take: (row: SourceRow) => void,
  problems: ImportError[],
): void {
  const row = sourceRow(place, columns, cells);
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
