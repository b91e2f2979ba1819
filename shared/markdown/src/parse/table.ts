import type { Tokens } from 'marked';
import type { MarkdownAttributes, MarkdownElement, MarkdownNode } from '../document.ts';
import { plainText } from '../document.ts';

type Cell = readonly MarkdownNode[];

/**
 * A table of nodes.
 * @param cellOf - makes a cell's nodes
 */
export function table(
  token: Tokens.Table,
  cellOf: (cell: Tokens.TableCell) => Cell,
): MarkdownElement {
  const head = token.header.map(cellOf);
  const rows = token.rows.map((row) => row.map(cellOf));
  const alignments = head.map((_, column) => alignment(token.align[column] ?? null, rows, column));
  const cell = (tag: 'th' | 'td') => (children: Cell, column: number) => ({
    tag,
    ...attributes(tag, alignments[column] ?? null),
    children,
  });
  const row = (tag: 'th' | 'td', cells: readonly Cell[]): MarkdownElement => ({
    tag: 'tr',
    children: cells.map(cell(tag)),
  });
  return {
    tag: 'table',
    children: [
      { tag: 'thead', children: [row('th', head)] },
      { tag: 'tbody', children: rows.map((cells) => row('td', cells)) },
    ],
  };
}

type Alignment = Exclude<MarkdownAttributes['align'], undefined> | null;

/** The author's alignment; without one, a column of figures is aligned right. */
function alignment(
  given: 'left' | 'center' | 'right' | null,
  rows: readonly (readonly Cell[])[],
  column: number,
): Alignment {
  if (given !== null) return given === 'left' ? null : given;
  const areFigures = rows.length > 0 && rows.every((row) => isFigure(row[column] ?? []));
  return areFigures ? 'right' : null;
}

/** `1,497`, `$158,300`, `C$95,992`, `12.5%`, `-3`, `$40K`, or a dash for none. */
function isFigure(cell: Cell): boolean {
  const text = plainText(cell).trim();
  return /^(?:[-−+]?(?:[A-Z]{0,3}\$|[€£])?\d[\d,.]*\s?[%KkMm]?|[-–—])$/.test(text);
}

function attributes(tag: 'th' | 'td', align: Alignment): { attributes?: MarkdownAttributes } {
  const scope = tag === 'th' ? ({ scope: 'col' } as const) : {};
  const given = { ...scope, ...(align === null ? {} : { align }) };
  return Object.keys(given).length > 0 ? { attributes: given } : {};
}
