import type { FieldType } from './import-kinds';

export type CellValue = string | number | boolean | null;

/** A cell in the form that the database takes, or what was expected instead. An empty cell is null. */
export type Cell = { status: 'read'; value: CellValue } | { status: 'wrong'; expected: string };

const read = (value: CellValue): Cell => ({ status: 'read', value });
const wrong = (expected: string): Cell => ({ status: 'wrong', expected });

/** Reads one cell as the type of its field. */
export function readCell(text: string, type: FieldType): Cell {
  const cell = text.trim();
  if (cell === '' || cell === '-' || cell === '–') return read(null);
  if (/(?!\s)\p{Cc}/u.test(cell)) return wrong('text without control characters');
  switch (type) {
    case 'text':
      return [...cell].length <= 500
        ? read(cell.replace(/\s+/g, ' '))
        : wrong('at most 500 characters');
    case 'url':
      return readUrl(cell);
    case 'count':
      return readNumber(cell, /^\d{1,3}(,\d{3})+$|^\d+$/, 'a whole number, such as 1,234');
    case 'decimal':
      return readNumber(cell, /^\d+(\.\d+)?$/, 'a number, such as 12.5');
    case 'rating':
      return Number(cell) <= 100
        ? readNumber(cell, /^\d+(\.\d+)?$/, 'a number from 0 to 100')
        : wrong('a number from 0 to 100');
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
export function plainDomain(text: string): string {
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

function readNumber(cell: string, form: RegExp, expected: string): Cell {
  return form.test(cell) ? read(Number(cell.replaceAll(',', ''))) : wrong(expected);
}

/** Days as 2026-11-21, with or without a time. Others are refused: 11/12/2026 could be either of two days. */
function readDay(cell: string): Cell {
  const day = /^(\d{4}-\d\d-\d\d)(?:[T ].*)?$/.exec(cell)?.[1];
  const date = day === undefined ? null : new Date(`${day}T00:00:00Z`);
  const isDay =
    date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day ?? '');
  return isDay && day !== undefined ? read(day) : wrong('a day such as 2026-11-21');
}
