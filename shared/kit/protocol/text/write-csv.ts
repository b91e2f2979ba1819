/** A cell; null is empty. */
type Cell = string | number | boolean | null;

/**
 * Beginnings that a spreadsheet would run, of a cell and of its parts: a reader with another delimiter, or none for line breaks,
 * takes a part for a cell. Also those that look like the guard itself, so that a reader can take one off everywhere.
 */
const GUARDED = /(^|[\r\n\t;])(?=[ "]*[=+\-@＝＋－＠'])/g;

/**
 * Rows as CSV after RFC 4180: CRLF, and quotes where needed. Text that a spreadsheet would run gets a `'` before it; figures stay.
 * No line `sep=` is written: only Excel knows it.
 *
 * @param reader - a spreadsheet gets a byte order mark: without it Excel takes the file for Windows-1252
 */
export function writeCsv(
  rows: readonly (readonly Cell[])[],
  reader: 'spreadsheet' | 'program' = 'spreadsheet',
): string {
  const text = rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
  return reader === 'spreadsheet' ? `\uFEFF${text}` : text;
}

function writeCell(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const guarded = cell.replace(GUARDED, "$1'").replace(/^[\t\r]/, "'$&");
  return /[",;\t\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
