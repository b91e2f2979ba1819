import type { MarkdownHeading, MarkdownNode } from '../document.ts';
import type { NoteBook } from './footnotes.ts';

/** Size of a picture, px. */
export interface ImageSize {
  width: number;
  height: number;
  /** Widths of its smaller copies, px; absent where there are none. */
  copies?: readonly number[];
}

/**
 * Colors the words of a piece of code.
 * @returns the same text with `token` elements; null where the language is unknown
 */
export type Highlight = (code: string, language: string) => readonly MarkdownNode[] | null;

export interface MarkdownOptions {
  /** Public origin of this site: links to it become paths, and pictures are shown from there only. */
  siteOrigin: string;
  highlight?: Highlight;
  /** Sizes of pictures by path, so that a page reserves their space before they are loaded. */
  imageSizes?: Readonly<Record<string, ImageSize>>;
}

/** State that the parts of the parser share while they read one text. */
export interface ParseContext extends MarkdownOptions {
  /** Added to a heading's depth, so that the highest one of the text becomes an h2. */
  shift: number;
  idOf: (text: string) => string;
  headings: MarkdownHeading[];
  notes: NoteBook;
}
