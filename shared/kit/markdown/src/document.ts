/** Elements that a text can have. The last seven are shown by components of their own. */
export const markdownTags = [
  'p',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'pre',
  'code',
  'hr',
  'br',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'a',
  'img',
  'strong',
  'em',
  'del',
  'figure',
  'figcaption',
  'chart',
  'callout',
  'drawing',
  'marks',
  'task',
  'note',
  'token',
] as const;
export type MarkdownTag = (typeof markdownTags)[number];

/** Kinds of callouts, as GitHub names them. */
export const calloutTones = ['note', 'tip', 'important', 'warning', 'caution'] as const;
export type CalloutTone = (typeof calloutTones)[number];

/** Kinds of words in code that have a color. */
export const tokenKinds = [
  'keyword',
  'string',
  'number',
  'name',
  'comment',
  'added',
  'removed',
] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** Marks in a cell of a drawing: places 1 to `of`, those from `from` to `to` filled. */
export interface Marks {
  /** `stroke` for units of time, `square` for cases. */
  shape: 'time' | 'square';
  /** 0 where none is filled. */
  from: number;
  to: number;
  /** 1 to 120. */
  of: number;
}

/** Attributes that elements can have, by React's names, and facts that components show. */
export interface MarkdownAttributes {
  id?: string;
  href?: string;
  rel?: 'noopener';
  src?: string;
  alt?: string;
  title?: string;
  /** px, where the size of a picture is known. */
  width?: number;
  height?: number;
  /** Of a picture with smaller copies: their widths, px. Each is a WebP beside it, with `-<width>` before the ending. */
  copies?: readonly number[];
  /** First number of an ordered list. */
  start?: number;
  scope?: 'col';
  /** A column on the right edge is one of figures. */
  align?: 'center' | 'right';
  /** Of a cell: the name of its column, which a phone shows beside it. */
  label?: string;
  /** Of a table that has no room on a phone: its rows become cards. */
  isWide?: boolean;
  /** Language of a `pre`, as the author wrote it. */
  language?: string;
  /** Of a `chart`: the id that the author wrote, which may be unknown. */
  figure?: string;
  /** Of `marks`. */
  marks?: Marks;
  /** Of a `callout`. */
  tone?: CalloutTone;
  /** Of a `task`. */
  checked?: boolean;
  /** Of a `token`. */
  kind?: TokenKind;
}

/** A piece of a text as JSON: words, or an element of the short list above. */
export type MarkdownNode = string | MarkdownElement;

export interface MarkdownElement {
  tag: MarkdownTag;
  attributes?: MarkdownAttributes;
  children?: readonly MarkdownNode[];
}

/** A heading of the text, for lists of contents. */
export interface MarkdownHeading {
  id: string;
  text: string;
  level: 2 | 3 | 4;
}

/** A footnote, in the order in which the text refers to them. */
export interface Footnote {
  id: string;
  /** Ids of the places that refer to it. */
  references: readonly string[];
  body: readonly MarkdownNode[];
}

/** A Markdown text as JSON, ready to show. */
export interface MarkdownDocument {
  body: readonly MarkdownNode[];
  footnotes: readonly Footnote[];
  headings: readonly MarkdownHeading[];
}

/** Id and words of the heading over the footnotes, for lists of contents. */
export const NOTES_ID = 'notes';
export const NOTES_LABEL = 'Notes and sources';

/** The ids of the charts that a text shows, in their order. */
export function figureIds({ body }: MarkdownDocument): string[] {
  return body.flatMap((node) =>
    typeof node === 'object' && node.tag === 'chart' ? (node.attributes?.figure ?? []) : [],
  );
}

/** The words of a text without its elements, on one line. */
export function plainText(nodes: readonly MarkdownNode[]): string {
  return nodes.map(wordsOf).join('');
}

function wordsOf(node: MarkdownNode): string {
  if (typeof node === 'string') return node;
  if (node.tag === 'note') return '';
  if (node.tag === 'img') return node.attributes?.alt ?? '';
  return node.tag === 'br' ? ' ' : plainText(node.children ?? []);
}
