import { fieldsOf } from './import-kinds';
import type { ImportKind } from './import-kinds';
import { plainDomain, readCell } from './read-cell';
import type { CellValue } from './read-cell';
import type { FileRow } from './read-table';
import type { ColumnMapping } from './recognize-file';

/** A row for the database: column -> value. */
type ImportRow = Record<string, CellValue>;

interface RowProblem {
  line: number;
  /** Header of the column; null for the row as a whole. */
  column: string | null;
  reason: string;
}

/** The checked rows of a file. With any problem nothing is imported. */
export interface CheckedRows {
  rows: ImportRow[];
  problems: RowProblem[];
  /** Lines that repeat an earlier one, which stands. */
  duplicates: { line: number; of: number }[];
  /** Rows of other domains, which are left out. */
  otherDomains: number;
}

interface Checking {
  kind: ImportKind;
  mapping: ColumnMapping;
  header: readonly string[];
  /** Ratings of this domain are wanted; empty for all. */
  domain: string;
}

/** The fields that identify a row of a kind. */
const keysOf: Readonly<Record<ImportKind, readonly string[]>> = {
  queries: ['item'],
  pages: ['item'],
  dates: ['measured_on'],
  backlinks: ['source_url', 'target_url'],
  authority: ['measured_on'],
};

/** Reads every row by the fields of its kind, and finds duplicates. */
export function checkRows(file: readonly FileRow[], checking: Checking): CheckedRows {
  const { kind, domain } = checking;
  const checked: CheckedRows = { rows: [], problems: [], duplicates: [], otherDomains: 0 };
  const lineOf = new Map<string, number>();
  for (const { line, cells } of file) {
    const { row, problems } = readRow(line, cells, checking);
    const { domain: rowDomain, ...columns } = row;
    if (kind === 'authority' && domain !== '' && rowDomain && rowDomain !== plainDomain(domain)) {
      checked.otherDomains += 1;
      continue;
    }
    if (problems.length > 0) {
      checked.problems.push(...problems);
      continue;
    }
    const key = JSON.stringify(keysOf[kind].map((name) => columns[name] ?? null));
    const first = lineOf.get(key);
    if (first === undefined) {
      lineOf.set(key, line);
      checked.rows.push(columns);
    } else {
      checked.duplicates.push({ line, of: first });
    }
  }
  return checked;
}

function readRow(
  line: number,
  cells: readonly string[],
  { kind, mapping, header }: Checking,
): { row: ImportRow; problems: RowProblem[] } {
  const row: ImportRow = {};
  const problems: RowProblem[] = [];
  for (const { key, type, isRequired } of fieldsOf[kind]) {
    const at = mapping[key] ?? null;
    if (at === null) continue;
    const cell = readCell(cells[at] ?? '', type);
    const column = header[at] ?? null;
    if (cell.status === 'wrong') {
      problems.push({ line, column, reason: `“${cells[at]}” is not ${cell.expected}.` });
    } else if (cell.value === null && isRequired) {
      problems.push({ line, column, reason: 'The cell is empty.' });
    } else {
      row[key] = cell.value;
    }
  }
  if (Number(row['clicks']) > Number(row['impressions'])) {
    problems.push({ line, column: null, reason: 'There are more clicks than impressions.' });
  }
  return { row, problems };
}

/** Labels of the fields that a file must have and no column was chosen for. */
export function missingFields(kind: ImportKind, mapping: ColumnMapping): string[] {
  return fieldsOf[kind].flatMap(({ key, isRequired }) =>
    isRequired && (mapping[key] ?? null) === null ? [key] : [],
  );
}
