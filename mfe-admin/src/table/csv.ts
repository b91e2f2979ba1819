import type { ToolColumn } from './tool-column';

/** Rows as RFC 4180 text with a header of the columns' keys. */
export function toCsv<Row>(rows: readonly Row[], columns: readonly ToolColumn<Row>[]): string {
  const lines = [
    columns.map(({ key }) => field(key)),
    ...rows.map((row) => columns.map(({ value }) => field(value(row)))),
  ];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}

function field(value: string | number | boolean | null): string {
  if (value === null) return '';
  const text = typeof value === 'string' ? inert(value) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet takes text that begins like a formula for one, and runs it. */
function inert(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
}
