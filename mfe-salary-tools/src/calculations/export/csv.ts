/** What a spreadsheet would run as a formula when it opens the file. */
const FORMULA = /^[=+\-@\t\r]/;
/** Put before such a cell, and before one that begins with it anyway, so that reading takes off one. */
const GUARD = "'";

/** Rows as a file after RFC 4180: CRLF, quotes where needed, no cell that a spreadsheet would execute. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(cell: string): string {
  const guarded = FORMULA.test(cell) || cell.startsWith(GUARD) ? GUARD + cell : cell;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** Thrown where a file is not CSV. */
export class CsvError extends Error {
  readonly code = 'csv-malformed';
  override name = 'CsvError';
}

/**
 * The rows of such a file, as they were written.
 * @throws CsvError where a quote is not closed.
 */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A cell, then what ends it: comma, end of line, or the end of the file.
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  while (cells.lastIndex < text.length) {
    const at = cells.lastIndex;
    const match = cells.exec(text);
    if (!match)
      throw new CsvError(`The file is not CSV: see row ${rows.length + 1}, character ${at}.`);
    const cell = match[1]?.replaceAll('""', '"') ?? match[2] ?? '';
    row.push(cell.startsWith(GUARD) ? cell.slice(GUARD.length) : cell);
    if (match[3] === ',') {
      if (cells.lastIndex === text.length) row.push('');
      else continue;
    }
    rows.push(row);
    row = [];
  }
  return rows;
}
