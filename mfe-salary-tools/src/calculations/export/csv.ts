/** Cells that a spreadsheet would run as a formula, and those that begin with the guard themselves. */
const GUARDED = /^[=+\-@\t\r']/;

/**
 * Rows as CSV after RFC 4180: CRLF, and quotes where needed. A cell that a spreadsheet would execute gets a `'` before it;
 * so does one that begins with `'`, so that a reader can take one off everywhere. Written here because the usual library
 * is larger than the rest of the dashboard's own code.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(cell: string): string {
  const guarded = cell.replace(GUARDED, "'$&");
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
