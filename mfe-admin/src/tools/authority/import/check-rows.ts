import {
  fieldsOf,
  type ColumnMapping,
  type FieldType,
  type FileRow,
  type ImportKind,
} from './import-kinds';
import { isDay } from '../../../time/utc';

type CellValue = string | number | boolean | null;
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

/** A cell in the form that the database takes, or what was expected instead. An empty cell is null. */
type Cell = { status: 'read'; value: CellValue } | { status: 'wrong'; expected: string };

const read = (value: CellValue): Cell => ({ status: 'read', value });
const wrong = (expected: string): Cell => ({ status: 'wrong', expected });

export function readCell(text: string, type: FieldType): Cell {
  const cell = text.trim();
  if (cell === '' || cell === '-' || cell === '–') return read(null);
  if (/(?!\s)\p{Cc}/u.test(cell)) return wrong('text without control characters');
  switch (type) {
    case 'text':
      if ([...cell].length > 500) return wrong('at most 500 characters');
      return read(cell.replace(/\s+/g, ' '));
    case 'url':
      return readUrl(cell);
    case 'count':
      return readNumber(cell, /^\d{1,3}(,\d{3})+$|^\d+$/, 'a whole number, such as 1,234');
    case 'decimal':
      return readNumber(pointed(cell), /^\d+(\.\d+)?$/, 'a number, such as 12.5');
    case 'rating':
      return readNumber(pointed(cell), /^(\d{1,2}(\.\d+)?|100(\.0+)?)$/, 'a number from 0 to 100');
    case 'day':
      return readDay(cell);
    case 'flag':
      if (/^(true|1|yes|nofollow)$/i.test(cell)) return read(true);
      return /^(false|0|no|follow|dofollow)$/i.test(cell) ? read(false) : wrong('true or false');
    case 'domain':
      return read(plainDomain(cell));
  }
}

/** A domain without scheme, `www.` and path, in small letters. */
function plainDomain(text: string): string {
  return text
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/:?#].*$/, '');
}

/** Two spellings of one address are one: host in small letters, no fragment. */
function readUrl(cell: string): Cell {
  const url = URL.parse(cell);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return wrong('an address that begins with http:// or https://');
  }
  url.hash = '';
  return url.href.length <= 1000 ? read(url.href) : wrong('an address of at most 1,000 characters');
}

/** `12,5` as European programs write it; `1,234` stays what it is. */
function pointed(cell: string): string {
  return cell.replace(/^(\d+),(\d\d?)$/, '$1.$2');
}

function readNumber(cell: string, form: RegExp, expected: string): Cell {
  return form.test(cell) ? read(Number(cell.replaceAll(',', ''))) : wrong(expected);
}

/** Days as 2026-11-21, with or without a time. Others are refused: 11/12/2026 could be either of two days. */
function readDay(cell: string): Cell {
  const day = cell.replace(/[T ].*$/, '');
  return isDay(day) ? read(day) : wrong('a day such as 2026-11-21');
}
