import { takeRow } from '@talent/functions/files/csv-rows.ts';
import {
  ImportError,
  MalformedFileError,
  MOST_PROBLEMS,
} from '@talent/functions/files/import-error.ts';
import { printable, type SourceRow } from '@talent/functions/files/source-row.ts';
import { SaxesParser } from 'saxes';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

/** Limits of a workbook. Tests lower them. */
export interface WorkbookLimits {
  /** Everything in it after decompression, bytes. */
  unpackedBytes: number;
  /** Its table of texts, which is the one part that is held in memory; bytes. */
  textBytes: number;
}

/** The largest workbook, a quarter of filings with 96 columns, has 100 MB, and about ten times that when unpacked. */
const WORKBOOK_LIMITS: WorkbookLimits = { unpackedBytes: 4e9, textBytes: 400e6 };

/** A workbook has some dozens. */
const MOST_ENTRIES = 1000;

/** Longest run without a tag, bytes of XML: a cell of Excel has 32,767 characters. */
const LONGEST_RUN = 1e6;

/** Columns of a sheet that Excel has at most. */
const MOST_COLUMNS = 16_384;

/** Whether a file is an Office workbook, or another ZIP archive. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return [0x50, 0x4b, 0x03, 0x04].every((byte, index) => bytes[index] === byte);
}

/**
 * Reads a sheet of an .xlsx workbook, row by row. Of a workbook the texts alone are in memory.
 * @param columnsOf - the columns to read by the names of the header, in capitals; null where this sheet is another one
 * @returns how many rows there were
 * @throws MalformedFileError naming up to 20 rows with their problems
 */
export async function readWorkbookRows(
  { name, bytes }: { name: string; bytes: Buffer },
  columnsOf: (header: readonly string[]) => readonly string[] | null,
  take: (row: SourceRow) => void,
  limits: WorkbookLimits = WORKBOOK_LIMITS,
): Promise<number> {
  const problems: ImportError[] = [];
  const at = { file: name, line: 1 };
  let rows = 0;
  try {
    const book = await openWorkbook(bytes, limits);
    for (const sheet of await sheetsOf(book)) {
      at.file = `${name}, sheet "${printable(sheet.name)}"`;
      let header: readonly string[] | null = null;
      let columns: readonly string[] | null = null;
      await readSheet(book, sheet.path, (cells, line) => {
        at.line = line;
        if (header === null) {
          header = cells.map((cell) => cell.toUpperCase());
          columns = columnsOf(header);
        } else if (columns !== null) {
          rows += 1;
          const own = header;
          const wanted = columns.map((column) => cells[own.indexOf(column)] ?? '');
          takeRow({ ...at, unit: 'row' }, columns, wanted, take, problems);
        }
        if (problems.length === MOST_PROBLEMS) throw new MalformedFileError(problems);
        return columns !== null;
      });
      if (columns !== null) break;
    }
  } catch (error) {
    if (error instanceof MalformedFileError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    problems.push(
      new ImportError(at.file, at.line, printable(reason), { unit: 'row', cause: error }),
    );
  }
  if (rows === 0 && problems.length === 0) {
    const reason =
      'no sheet has rows under the columns of this source: is this the file of another one?';
    problems.push(new ImportError(name, 1, reason, { unit: 'row' }));
  }
  if (problems.length > 0) throw new MalformedFileError(problems);
  return rows;
}

interface Workbook {
  zip: ZipFile;
  parts: ReadonlyMap<string, Entry>;
  texts: readonly string[];
}

async function openWorkbook(bytes: Buffer, limits: WorkbookLimits): Promise<Workbook> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
  const parts = new Map<string, Entry>();
  let unpacked = 0;
  if (zip.entryCount > MOST_ENTRIES) throw new Error('the workbook has too many parts');
  for await (const entry of zip.eachEntry()) {
    // A part that is longer than it says is refused when it is read.
    unpacked += entry.uncompressedSize;
    parts.set(entry.fileName, entry);
  }
  const textBytes = parts.get('xl/sharedStrings.xml')?.uncompressedSize ?? 0;
  if (unpacked > limits.unpackedBytes || textBytes > limits.textBytes) {
    throw new Error(`the workbook has ${unpacked} bytes when it is unpacked, which is too much`);
  }
  return { zip, parts, texts: await readTexts({ zip, parts, texts: [] }) };
}

/** The sheets in the order of their tabs. */
async function sheetsOf(book: Workbook): Promise<{ name: string; path: string }[]> {
  const paths = new Map<string, string>();
  await readXml(book, 'xl/_rels/workbook.xml.rels', {
    open: (_name, { Id = '', Target = '' }) => {
      paths.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  const sheets: { name: string; path: string }[] = [];
  await readXml(book, 'xl/workbook.xml', {
    open: (tag, { name = '', 'r:id': id = '' }) => {
      const path = paths.get(id);
      if (tag === 'sheet' && path !== undefined) sheets.push({ name, path });
    },
  });
  return sheets;
}

/** The texts that cells name by their number. */
async function readTexts(book: Workbook): Promise<string[]> {
  const texts: string[] = [];
  let value = '';
  let isPhonetic = false;
  if (!book.parts.has('xl/sharedStrings.xml')) return texts;
  await readXml(book, 'xl/sharedStrings.xml', {
    open: (tag) => {
      if (tag === 'rPh') isPhonetic = true;
    },
    close: (tag, text) => {
      if (tag === 'rPh') isPhonetic = false;
      else if (tag === 't' && !isPhonetic) value += text;
      else if (tag === 'si') {
        texts.push(value);
        value = '';
      }
    },
  });
  return texts;
}

/** Reads a sheet as long as `take` answers true; rows without a value are left out. */
async function readSheet(
  book: Workbook,
  path: string,
  take: (cells: readonly string[], row: number) => boolean,
): Promise<void> {
  let row = 0;
  let cells: string[] = [];
  let cell = { at: -1, type: '', value: '' };
  let isDone = false;
  await readXml(book, path, {
    open: (tag, { r, t = 'n' }) => {
      if (tag === 'row') {
        row = r === undefined ? row + 1 : Number(r);
        cells = [];
        cell.at = -1;
      } else if (tag === 'c') {
        cell = { at: r === undefined ? cell.at + 1 : columnOf(r), type: t, value: '' };
      }
    },
    close: (tag, text) => {
      if (isDone) return;
      if (tag === 'v' || tag === 't') cell.value += text;
      else if (tag === 'c') {
        const value = cell.type === 's' ? book.texts[Number(cell.value)] : cell.value;
        while (cells.length < cell.at) cells.push('');
        cells[cell.at] = (value ?? '').trim();
      } else if (tag === 'row' && cells.some(Boolean)) isDone = !take(cells, row);
    },
    isDone: () => isDone,
  });
}

/** `C7` is column 2. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  if (column < 0 || column >= MOST_COLUMNS) throw new Error(`"${reference}" is no cell`);
  return column;
}

/** Hands the elements of a part over while it is unpacked; `close` has the text since the last tag. */
async function readXml(
  { zip, parts }: Pick<Workbook, 'zip' | 'parts'>,
  path: string,
  on: {
    open?: (tag: string, attributes: Readonly<Record<string, string>>) => void;
    close?: (tag: string, text: string) => void;
    isDone?: () => boolean;
  },
): Promise<void> {
  const entry = parts.get(path);
  if (entry === undefined) throw new Error(`the workbook has no ${path}`);
  const parser = new SaxesParser<{ xmlns: false; position: false }>({
    xmlns: false,
    position: false,
  });
  let text = '';
  let run = 0;
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    run = 0;
    on.open?.(localName(name), attributes);
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    on.close?.(localName(name), text);
    text = '';
    run = 0;
  });
  parser.on('error', (error) => {
    throw error;
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    run += chunk.length;
    parser.write(decoder.decode(chunk, { stream: true }));
    if (run > LONGEST_RUN) throw new Error('a cell has too much text');
    if (on.isDone?.() === true) return;
  }
  parser.close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
