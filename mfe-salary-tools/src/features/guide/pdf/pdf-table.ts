import type { GuideTable } from '../facts/guide-tables';
import { decorate, drawRule, ensure, isFull, prepare, write } from './pdf-paper';
import type { Element, Paper } from './pdf-paper';
import { colors, looks, sheet, textEnd, textWidth, type TextLook } from './pdf-style';
import { unbroken } from './unbroken';

const headLook: TextLook = { size: 7.5, color: colors.muted };
/** Sizes of the figures, points: the largest with which every column has room. */
const sizes = [8.5, 8, 7.5, 7] as const;
const padding = 4;
const gap = 8;
/** The first column has this width at least, points. */
const NAMES = 64;
/** A table up to this height is not cut, where the page before is full enough without it; points. */
const SHORT = 180;
/** Height of a source under a table, points: its last row goes to the next page with it. */
const SOURCE = 34;

type Cell = ReturnType<typeof cellsOf>[number];

/** A table under its caption. It repeats its heads on the next page; no row is cut, and no figure is broken over two lines. */
export function drawTable(paper: Paper, table: GuideTable): void {
  const { doc } = paper;
  const { size, widths } = columnsOf(paper, table);
  const strong: TextLook = { face: 'strong', size };
  const heads = cellsOf(table.heads, widths, () => headLook);
  const rows = table.rows.map((row) =>
    cellsOf(textsOf(row), widths, (index) =>
      index === 0 || index === table.strong ? strong : { size },
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

function textsOf({ name, code, cells }: GuideTable['rows'][number]): readonly string[] {
  return [code === undefined ? name : `${name}, ${code}`, ...cells];
}

/**
 * Size of the figures and width of each column: a column of figures is as wide as its longest figure or the longest word of
 * its head, and the names get the rest, where they may have several lines.
 */
function columnsOf(paper: Paper, table: GuideTable) {
  const figures = table.heads.slice(1).map((head, index) => ({
    words: head.split(' '),
    // The last cell of a shorter row spans the rest and needs no column of its own.
    texts: table.rows.flatMap(({ cells }) =>
      cells.length === table.heads.length - 1 ? (cells[index] ?? []) : [],
    ),
  }));
  const room = textWidth - gap * figures.length;
  const widthsAt = (size: number) =>
    figures.map(({ words, texts }) =>
      Math.max(
        widest(paper, words, headLook),
        // Strong, because one column is; the others get a little more air.
        widest(paper, texts, { face: 'strong', size }),
      ),
    );
  const left = (size: number) => room - widthsAt(size).reduce((sum, width) => sum + width, 0);
  const size = sizes.find((candidate) => left(candidate) >= NAMES) ?? sizes[3];
  const columns = widthsAt(size);
  // Where there is room for it, columns of figures are further from each other.
  const names = Math.max(NAMES, Math.min(left(size), textWidth * 0.34));
  const air = Math.max(0, left(size) - names) / Math.max(1, columns.length);
  return { size, widths: [names, ...columns.map((width) => width + air)] };
}

function widest({ doc }: Paper, texts: readonly string[], look: TextLook): number {
  const widths = texts.map((text) => prepare(doc, look).widthOfString(unbroken(text)));
  // A little more than measured, so that rounding never breaks a line.
  return Math.max(0, ...widths) + 1;
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
