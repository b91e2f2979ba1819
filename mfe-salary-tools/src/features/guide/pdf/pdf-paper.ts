import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { colors, faces, sheet, textEnd, textWidth } from './pdf-style';
import type { TextLook } from './pdf-style';

type Doc = InstanceType<typeof PDFDocument>;
/** An element of a PDF's structure. */
export type Element = ReturnType<Doc['struct']>;

type DocumentInfo = Record<'Title' | 'Author' | 'Subject' | 'Keywords', string>;

/** A PDF that is being written from top to bottom, with the structure that screen readers follow. */
export interface Paper {
  doc: Doc;
  /** The element of the whole document. */
  root: Element;
  /** Page number of each anchor, from 1. */
  pages: Map<string, number>;
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
  return { doc, root, pages: new Map() };
}

/** The finished file. */
export function finishPaper({ doc, root }: Paper): Promise<Uint8Array> {
  const bytes = buffer(doc);
  root.end();
  doc.end();
  return bytes;
}

/** Number of the page that is being written, from 1. */
export function pageNumber({ doc }: Paper): number {
  const { start, count } = doc.bufferedPageRange();
  return start + count;
}

/** Begins a new page unless `height` points are left on this one. */
export function ensure({ doc }: Paper, height: number): void {
  if (doc.y + height > textEnd) doc.addPage();
}

/** Height of a text at the width of the page, points. */
export function heightOf({ doc }: Paper, text: string, look: TextLook, width = textWidth): number {
  return prepare(doc, look).heightOfString(text, { width, lineGap: look.gap ?? 0 });
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
  const { doc, root } = paper;
  const element = doc.struct(tag, {}, () => {
    prepare(doc, look).text(text, sheet.left, doc.y, {
      width: textWidth,
      lineGap: look.gap ?? 0,
      link: look.link ?? null,
    });
  });
  root.add(element);
  doc.y += look.after ?? 0;
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

/** Decoration: screen readers skip it. */
export function decorate({ doc }: Paper, draw: (doc: Doc) => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save();
  draw(doc);
  doc.restore();
  doc.endMarkedContent();
}
