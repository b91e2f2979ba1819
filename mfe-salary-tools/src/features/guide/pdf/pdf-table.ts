import type { GuideTable } from '../facts/guide-tables';
import { decorate, drawRule, ensure, isFull, prepare, write } from './pdf-paper';
import type { Element, Paper } from './pdf-paper';
import { colors, looks, sheet, textEnd, textWidth } from './pdf-style';
import type { TextLook } from './pdf-style';
import { unbroken } from './unbroken';

const headLook: TextLook = { size: 7.5, color: colors.muted };
const cellLook: TextLook = { size: 8.5 };
const strongLook: TextLook = { face: 'strong', size: 8.5 };
const padding = 4;
const gap = 8;

type Cell = ReturnType<typeof cellsOf>[number];

/** A table up to this height is not cut, where the page before is full enough without it; points. */
const SHORT = 180;
/** Height of a source under a table, points: its last row goes to the next page with it. */
const SOURCE = 34;

/**
 * A table under its caption. It repeats its heads on the next page; its rows are never cut.
 * @param shares - width of each column beside the others; 1 where none is given.
 */
export function drawTable(paper: Paper, table: GuideTable, shares: readonly number[]): void {
  const { doc } = paper;
  const widths = widthsOf(table.heads.map((_, index) => shares[index] ?? 1));
  const heads = cellsOf(table.heads, widths, () => headLook);
  const rows = table.rows.map(({ name, code, cells }) =>
    cellsOf([code === undefined ? name : `${name}, ${code}`, ...cells], widths, (index) =>
      index === 0 || index === table.strong ? strongLook : cellLook,
    ),
  );
  const height = [heads, ...rows].reduce((sum, row) => sum + heightOfRow(paper, row), 16 + SOURCE);
  ensure(paper, height <= SHORT && isFull(paper) ? height : 70);
  write(paper, 'P', table.caption, looks.caption);
  const element = doc.struct('Table');
  paper.section.add(element);
  drawRow(paper, element, heads, 'Column');
  rows.forEach((row, index) => {
    const below = index === rows.length - 1 ? SOURCE : 0;
    if (doc.y + heightOfRow(paper, row) + below > textEnd) {
      doc.addPage();
      // The heads are in the structure once; a reader has them already.
      decorate(paper, () => placeCells(paper, heads));
      drawLine(paper);
    }
    drawRow(paper, element, row, 'Row');
  });
  element.end();
  doc.y += 6;
}

function widthsOf(shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const unit = (textWidth - gap * (shares.length - 1)) / whole;
  return shares.map((share) => share * unit);
}

/** Text, face and place of each cell. The first cell names the row, the others are figures. The last one of a shorter row spans the rest. */
function cellsOf(
  texts: readonly string[],
  widths: readonly number[],
  look: (index: number) => TextLook,
) {
  return texts.map((text, index) => {
    const before = widths.slice(0, index).reduce((sum, width) => sum + width + gap, 0);
    const isLong = index === texts.length - 1 && texts.length < widths.length;
    return {
      text,
      look: look(index),
      x: sheet.left + before,
      width: isLong ? textWidth - before : (widths[index] ?? 0),
      align: index === 0 || isLong ? 'left' : 'right',
    } as const;
  });
}

function drawRow(
  paper: Paper,
  table: Element,
  row: readonly Cell[],
  scope: 'Row' | 'Column',
): void {
  const { doc } = paper;
  const line = doc.struct('TR');
  table.add(line);
  placeCells(paper, row, (index, draw) => {
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
  row: readonly Cell[],
  mark: (index: number, draw: () => void) => void = (_, draw) => draw(),
): void {
  const { doc } = paper;
  const top = doc.y;
  const height = heightOfRow(paper, row);
  row.forEach(({ text, look, x, width, align }, index) => {
    mark(index, () => {
      prepare(doc, look).text(unbroken(text), x, top + padding, { width, align });
    });
  });
  doc.x = sheet.left;
  doc.y = top + height;
}

function heightOfRow({ doc }: Paper, row: readonly Cell[]): number {
  const heights = row.map(({ text, look, width }) =>
    prepare(doc, look).heightOfString(unbroken(text), { width }),
  );
  return Math.max(...heights) + padding * 2;
}

function drawLine(paper: Paper, color: string = colors.ink): void {
  const { doc } = paper;
  decorate(paper, () =>
    drawRule(doc, [sheet.left, doc.y], [sheet.left + textWidth, doc.y], { color }),
  );
}
