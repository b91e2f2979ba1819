import { formatCount } from '@talent/sdk/format';
import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { isoDay } from '../../../time/utc';
import { importTexts as text } from '../content/authority';
import { recognizeFile } from './import-kinds';

/** A row of a file: its line, counted from 1, and its cells. */
export interface FileRow {
  line: number;
  cells: readonly string[];
}

/** A file cannot be imported; `message` and `reason` are for people. */
export class ImportFileError extends Error {
  override readonly name = 'ImportFileError';
  readonly code = 'import-file';
  /** Of a malformed file. */
  readonly reason: string | null;

  constructor(message: string, reason: string | null = null) {
    super(message);
    this.reason = reason;
  }
}

const malformed = (line: number, reason: string): ImportFileError =>
  new ImportFileError(text.malformed(line), reason);

/** The database takes this many rows at once. */
const MOST_ROWS = 20_000;

/** Decodes a file: UTF-8, or UTF-16 with a byte order mark, as some exports are. */
export function decodeFile(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder('utf-8').decode(bytes);
}

/**
 * Reads separated values with a header; the first line decides between commas, semicolons and tabs.
 * @throws ImportFileError where a line makes no sense.
 */
export function readTable(content: string) {
  const [head, ...body] = recordsOf(content);
  if (head === undefined) throw malformed(1, 'The file is empty.');
  if (body.length === 0) throw malformed(1, 'The file has a header but no rows.');
  if (body.length > MOST_ROWS) {
    const reason = `The file has more than ${formatCount(MOST_ROWS)} rows. Split it.`;
    throw malformed(MOST_ROWS + 2, reason);
  }
  const rows = body.map(({ record, info }): FileRow => ({ line: info.lines, cells: record }));
  return { header: head.record, rows };
}

function recordsOf(content: string): { record: string[]; info: { lines: number } }[] {
  const options = { bom: true, info: true, trim: true, skip_empty_lines: true } as const;
  try {
    return parse(content, { ...options, delimiter: delimiterOf(content) }) as never;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error['lines'] ?? 1);
    if (error.code !== 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH') {
      throw malformed(line, 'A quotation mark is not closed.');
    }
    const { record } = error as { record?: unknown };
    const cells = Array.isArray(record) ? record.length : 'a different number of';
    throw malformed(line, `This line has ${cells} cells, which does not match the header.`);
  }
}

function delimiterOf(content: string): string {
  const first = content.slice(0, 5_000).split('\n', 1)[0] ?? '';
  const counts = [',', '\t', ';'].map((mark) => ({ mark, count: first.split(mark).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).mark;
}

/** Largest file that is read, bytes. */
const MOST_BYTES = 5 * 1024 * 1024;

export type OpenFile = Awaited<ReturnType<typeof openFile>>;

/** Reads a chosen file and recognizes its kind. @throws ImportFileError, or what the browser throws for an unreadable file. */
export async function openFile(file: File) {
  if (file.size > MOST_BYTES) throw new ImportFileError(text.tooLarge);
  const table = readTable(decodeFile(await file.arrayBuffer()));
  /** Day that the figures are of, ISO 8601. */
  const day = isoDay(new Date(file.lastModified));
  return { name: file.name, day, ...table, ...recognizeFile(table.header) };
}
