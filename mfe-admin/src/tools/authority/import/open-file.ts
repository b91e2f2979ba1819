import { isoDay } from '../../../time/utc';
import { importTexts as text } from '../content/authority';
import type { ImportKind, Provider } from './import-kinds';
import { decodeFile, readTable } from './read-table';
import type { FileRow } from './read-table';
import { recognizeFile } from './recognize-file';
import type { ColumnMapping } from './recognize-file';

/** Largest file that is read, bytes. */
const MOST_BYTES = 5 * 1024 * 1024;

/** A readable file, and how it will be imported. */
export interface OpenFile {
  name: string;
  header: readonly string[];
  rows: readonly FileRow[];
  kind: ImportKind;
  provider: Provider;
  mapping: ColumnMapping;
  /** Day that the figures are of, ISO 8601. */
  day: string;
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

/** Reads a chosen file and recognizes its kind. @throws ImportFileError, or what the browser throws for an unreadable file. */
export async function openFile(file: File): Promise<OpenFile> {
  if (file.size > MOST_BYTES) throw new ImportFileError(text.tooLarge);
  const table = readTable(decodeFile(await file.arrayBuffer()));
  if (table.status === 'malformed') {
    throw new ImportFileError(text.malformed(table.line), table.reason);
  }
  const { header, rows } = table;
  const day = isoDay(new Date(file.lastModified));
  return { name: file.name, header, rows, day, ...recognizeFile(header) };
}
