import { colors, sheet, textEnd, textWidth } from './pdf-style';
import { decorate, ensure, prepare } from './pdf-paper';
import type { Paper, TextLook } from './pdf-paper';

/** A column: its head, and its share of the width. The first one names the row. */
export interface PdfColumn {
  head: string;
  /** Share of the width beside the other columns' shares. */
  share: number;
  /** Aligned to the right. */
  isNumeric?: boolean;
}

/** Cells in the order of the columns; the last cell of a shorter row spans the rest. */
export type PdfRow = readonly string[];

const head: TextLook = { size: 7.5, color: colors.muted };
const cell: TextLook = { size: 8.5 };
const name: TextLook = { face: 'strong', size: 8.5 };
const padding = 4;
const gap = 8;

type Element = ReturnType<Paper['doc']['struct']>;

/** A table that repeats its heads on the next page; its rows are never cut. */
export function drawTable(
  paper: Paper,
  columns: readonly PdfColumn[],
  rows: readonly PdfRow[],
  /** Column that is set strong besides the first. */
  strongColumn = -1,
): void {
  const { doc, root } = paper;
  const table = doc.struct('Table');
  root.add(table);
  const heads = columns.map((column) => column.head);
  ensure(paper, 70);
  drawRow(paper, table, columns, heads, () => head, 'Column');
  for (const row of rows) {
    const look = (index: number) => (index === 0 || index === strongColumn ? name : cell);
    if (doc.y + rowHeight(paper, columns, row, look) > textEnd) {
      doc.addPage();
      // The heads are in the structure once; a reader has them already.
      decorate(paper, () => placeCells(paper, columns, heads, () => head));
      drawLine(paper);
    }
    drawRow(paper, table, columns, row, look, 'Row');
  }
  table.end();
  doc.y += 6;
}

function drawRow(
  paper: Paper,
  table: Element,
  columns: readonly PdfColumn[],
  row: PdfRow,
  look: (index: number) => TextLook,
  scope: 'Row' | 'Column',
): void {
  const { doc } = paper;
  const line = doc.struct('TR');
  table.add(line);
  placeCells(paper, columns, row, look, (index, draw) => {
    const isHead = scope === 'Column' || index === 0;
    // The library knows the scope of a head cell; its published types do not yet.
    const options: { title?: string; scope?: string } = isHead ? { scope } : {};
    line.add(doc.struct(isHead ? 'TH' : 'TD', options, draw));
  });
  line.end();
  drawLine(paper, scope === 'Column' ? colors.ink : colors.rule);
}

/** Writes the cells of a row at the current height and moves below the highest of them. */
function placeCells(
  paper: Paper,
  columns: readonly PdfColumn[],
  row: PdfRow,
  look: (index: number) => TextLook,
  mark: (index: number, draw: () => void) => void = (_, draw) => draw(),
): void {
  const { doc } = paper;
  const top = doc.y + padding;
  const height = rowHeight(paper, columns, row, look);
  row.forEach((text, index) => {
    const { x, width } = placeOf(columns, row, index);
    const isRight =
      columns[index]?.isNumeric === true && index < columns.length && !isLong(columns, row, index);
    mark(index, () => {
      prepare(doc, look(index)).text(text, x, top, {
        width,
        align: isRight ? 'right' : 'left',
      });
    });
  });
  doc.x = sheet.left;
  doc.y = top - padding + height;
}

function rowHeight(
  { doc }: Paper,
  columns: readonly PdfColumn[],
  row: PdfRow,
  look: (index: number) => TextLook,
): number {
  const heights = row.map((text, index) =>
    prepare(doc, look(index)).heightOfString(text, {
      width: placeOf(columns, row, index).width,
    }),
  );
  return Math.max(...heights) + padding * 2;
}

function placeOf(columns: readonly PdfColumn[], row: PdfRow, index: number) {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const unit = (textWidth - gap * (columns.length - 1)) / whole;
  const before = columns.slice(0, index).reduce((sum, { share }) => sum + share * unit + gap, 0);
  const own = (columns[index]?.share ?? 0) * unit;
  const width = isLong(columns, row, index) ? textWidth - before : own;
  return { x: sheet.left + before, width };
}

/** The last cell of a row with fewer cells than columns. */
function isLong(columns: readonly PdfColumn[], row: PdfRow, index: number): boolean {
  return index === row.length - 1 && row.length < columns.length;
}

function drawLine(paper: Paper, color: string = colors.ink): void {
  const { doc } = paper;
  decorate(paper, () => {
    doc
      .moveTo(sheet.left, doc.y)
      .lineTo(sheet.left + textWidth, doc.y)
      .lineWidth(0.5)
      .strokeColor(color)
      .stroke();
  });
}
