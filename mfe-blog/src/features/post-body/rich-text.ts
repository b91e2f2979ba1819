/** Elements that a post's body can have. */
export const richTags = [
  ...(['p', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code', 'hr', 'br'] as const),
  ...(['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
  ...(['a', 'img', 'strong', 'em', 'del'] as const),
] as const;
export type RichTag = (typeof richTags)[number];

/** Attributes that they can have, by React's names. */
export interface RichAttributes {
  id?: string;
  href?: string;
  rel?: 'noopener';
  src?: string;
  alt?: string;
  title?: string;
  /** First number of an ordered list. */
  start?: number;
  scope?: 'col';
  align?: 'center' | 'right';
}

/** A piece of a post's body as JSON: text, or an element of the short list above. */
export type RichText = string | RichElement;

export interface RichElement {
  tag: RichTag;
  attributes?: RichAttributes;
  children?: readonly RichText[];
}

/** The words of a text without its elements, on one line. */
export function plainText(nodes: readonly RichText[]): string {
  return nodes.map(wordsOf).join('');
}

function wordsOf(node: RichText): string {
  if (typeof node === 'string') return node;
  return node.tag === 'br' ? ' ' : plainText(node.children ?? []);
}
