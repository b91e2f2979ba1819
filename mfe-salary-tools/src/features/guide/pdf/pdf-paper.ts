import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { colors, faces, sheet, textEnd, textWidth, type TextLook } from './pdf-style';
import { unbroken } from './unbroken';

type Doc = InstanceType<typeof PDFDocument>;
/** An element of a PDF's structure. */
export type Element = ReturnType<Doc['struct']>;

type DocumentInfo = Record<'Title' | 'Author' | 'Subject' | 'Keywords', string>;

/** A PDF that is being written from top to bottom, with the structure that screen readers follow. */
export interface Paper {
  doc: Doc;
  /** The element of the whole document. */
  root: Element;
  /** The element of the chapter that is being written; new elements go into it. */
  section: Element;
  /** Page and height of each anchor: the page from 1, the height in points from the top. */
  places: Map<string, { page: number; top: number }>;
  /** Name of the chapter that is being written, for the head of the pages that it goes on to. */
  chapter: string;
  /** Head of each page, by its number from 1; a page that begins with a chapter has none. */
  heads: Map<number, string>;
}

// The library's published types do not know this kind of PDF yet.
const accessible: object = { subset: 'PDF/UA' };

/**
 * An empty tagged PDF with the site's faces.
 * @param date - of the file: the same data gives the same bytes.
 */
export function startPaper(info: DocumentInfo, date: Date): Paper {
  const doc = new PDFDocument({
    size: [sheet.width, sheet.height],
    bufferPages: true,
    autoFirstPage: true,
    margins: { top: sheet.top, bottom: sheet.bottom, left: sheet.left, right: sheet.right },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    ...accessible,
    // The default face would be read from a file of the library, which is not there at run time.
    font: '',
    info: {
      ...info,
      CreationDate: date,
      ModDate: date,
      Creator: info.Author,
      Producer: 'PDFKit',
    },
  });
  for (const [name, bytes] of Object.entries(faces)) doc.registerFont(name, bytes);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const paper: Paper = {
    doc,
    root,
    section: root,
    places: new Map(),
    chapter: '',
    heads: new Map(),
  };
  doc.on('pageAdded', () => paper.heads.set(pageNumber(paper), paper.chapter));
  return paper;
}

/** Ends the structure of the chapter before and begins another. */
export function startSection(paper: Paper): void {
  const { doc, root } = paper;
  if (paper.section !== root) paper.section.end();
  paper.section = doc.struct('Sect');
  root.add(paper.section);
}

/** The finished file. */
export function finishPaper({ doc, root, section }: Paper): Promise<Uint8Array> {
  const bytes = buffer(doc);
  section.end();
  root.end();
  doc.end();
  return bytes;
}

/** Number of the page that is being written, from 1. */
export function pageNumber({ doc }: Paper): number {
  const { start, count } = doc.bufferedPageRange();
  return start + count;
}

/** Begins a new page unless `height` points are left on this one, or nothing is on it yet. */
export function ensure({ doc }: Paper, height: number): void {
  if (doc.y + height > textEnd && doc.y > sheet.top) doc.addPage();
}

/** The next part may begin on another page when this share of the page is used: it is not half empty then. */
const FULL = 0.68;

/** Whether the page is full enough to be left. */
export function isFull({ doc }: Paper): boolean {
  return (doc.y - sheet.top) / (textEnd - sheet.top) > FULL;
}

/** Height of a text at the width of the page, points. */
export function heightOf({ doc }: Paper, text: string, look: TextLook, width = textWidth): number {
  return prepare(doc, look).heightOfString(unbroken(text), { width, lineGap: look.gap ?? 0 });
}

/** Sets face, size and color for what is written next. */
export function prepare(doc: Doc, { face = 'text', size = 10, color = colors.ink }: TextLook): Doc {
  return doc.font(face).fontSize(size).fillColor(color);
}

/**
 * A heading or paragraph at the width of the page.
 * @param tag - its part in the structure, such as `H2` or `P`
 */
export function write(paper: Paper, tag: string, text: string, look: TextLook = {}): void {
  const { doc, section } = paper;
  const element = doc.struct(tag, {}, () => {
    prepare(doc, look).text(unbroken(text), sheet.left, doc.y, {
      width: textWidth,
      lineGap: look.gap ?? 0,
      link: look.link ?? null,
    });
  });
  section.add(element);
  doc.y += look.after ?? 0;
}

/** Running text that may go on to the next page, but never with a single line on either. */
export function writeFlowing(paper: Paper, text: string, look: TextLook): void {
  const { doc } = paper;
  const line = prepare(doc, look).currentLineHeight(true) + (look.gap ?? 0);
  const lines = Math.round(heightOf(paper, text, look) / line);
  const fitting = Math.floor((textEnd - doc.y + (look.gap ?? 0)) / line);
  if (lines > fitting && (fitting < 2 || lines - fitting < 2)) doc.addPage();
  write(paper, 'P', text, look);
}

/** A short text of one line inside a picture. */
export function drawLabel(
  doc: Doc,
  text: string,
  [x, y]: readonly [number, number],
  width: number,
  align: 'left' | 'center' | 'right',
  look: TextLook,
): void {
  prepare(doc, look).text(unbroken(text), x, y, { width, align, lineBreak: false });
}

/** A straight line between two points. */
export function drawRule(
  doc: Doc,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  { width = 0.5, color = colors.ink }: { width?: number; color?: string } = {},
): void {
  doc.moveTo(fromX, fromY).lineTo(toX, toY).lineWidth(width).strokeColor(color).stroke();
}

/** A picture across the page from `top` to `end`, with its text alternative. */
export function drawFigure(
  { doc, section }: Paper,
  alt: string,
  [top, end]: readonly [number, number],
  draw: () => void,
): void {
  // A variable, because the library's published types know fewer options.
  const options: { alt: string; bbox: number[]; placement: string } = {
    alt,
    bbox: [sheet.left, top, sheet.left + textWidth, end],
    placement: 'Block',
  };
  const figure = doc.struct('Figure', options, () => {
    doc.save();
    draw();
    doc.restore();
  });
  section.add(figure);
}

/** Decoration: screen readers skip it. */
export function decorate({ doc }: Paper, draw: (doc: Doc) => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save();
  draw(doc);
  doc.restore();
  doc.endMarkedContent();
}
