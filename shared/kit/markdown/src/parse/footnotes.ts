import type { Token, TokenizerAndRendererExtension } from 'marked';
import type { Footnote, MarkdownElement, MarkdownNode } from '../document.ts';

/** `[^1]: text` as a block; lines that go on are indented, or follow as in a paragraph. */
export interface FootnoteDefinition {
  type: 'footnoteDefinition';
  raw: string;
  label: string;
  tokens: Token[];
}

/** `[^1]` in running text. */
export interface FootnoteReference {
  type: 'footnoteReference';
  raw: string;
  label: string;
}

const opening = /^ {0,3}\[\^([^\]\s]+)\]:[ \t]*/;
const indented = /^(?: {4}|\t)/;
const startsBlock = /^ {0,3}(?:#{1,6}\s|>|[-*+]\s|\d+[.)]\s|`{3}|~{3}|\||\[\^[^\]\s]+\]:)/;

/** Syntax that marked reads in addition to its own. */
export const footnoteSyntax: TokenizerAndRendererExtension[] = [
  {
    name: 'footnoteDefinition',
    level: 'block',
    start: (source) => /\n {0,3}\[\^[^\]\s]+\]:/.exec(source)?.index,
    tokenizer(source) {
      const match = opening.exec(source);
      if (!match) return undefined;
      const raw = definitionText(source);
      const text = raw.slice(match[0].length).replace(/\n(?: {4}|\t)/g, '\n');
      const tokens = this.lexer.blockTokens(text, []);
      return { type: 'footnoteDefinition', raw, label: labelOf(match[1]), tokens };
    },
    childTokens: ['tokens'],
  },
  {
    name: 'footnoteReference',
    level: 'inline',
    start: (source) => source.indexOf('[^'),
    tokenizer(source) {
      const match = /^\[\^([^\]\s]+)\](?!\()/.exec(source);
      if (!match) return undefined;
      return { type: 'footnoteReference', raw: match[0], label: labelOf(match[1]) };
    },
  },
];

function labelOf(label = ''): string {
  return label.toLowerCase();
}

/** The lines at the start of a text that belong to its footnote. */
function definitionText(source: string): string {
  const [first = '', ...lines] = source.split('\n');
  const taken = [first];
  let blank = 0;
  for (const line of lines) {
    if (line.trim() === '') {
      blank += 1;
      continue;
    }
    const goesOn = indented.test(line) || (blank === 0 && !startsBlock.test(line));
    if (!goesOn) break;
    taken.push(...Array.from({ length: blank }, () => ''), line);
    blank = 0;
  }
  return taken.join('\n');
}

/** Every footnote that a text defines; the first of a label counts. */
export function definitionsIn(tokens: readonly Token[]): ReadonlyMap<string, Token[]> {
  const found = new Map<string, Token[]>();
  const read = (token: Token): void => {
    if (isDefinition(token) && !found.has(token.label)) found.set(token.label, token.tokens);
    const nested = token as { tokens?: Token[]; items?: Token[] };
    [...(nested.tokens ?? []), ...(nested.items ?? [])].forEach(read);
  };
  tokens.forEach(read);
  return found;
}

export function isDefinition(token: Token): token is FootnoteDefinition {
  return token.type === 'footnoteDefinition';
}

/** Numbers footnotes as the text refers to them. */
export interface NoteBook {
  /** The mark of a reference; null where nothing defines it. */
  reference: (label: string) => MarkdownElement | null;
  /** All referenced footnotes, including those that only other footnotes refer to. */
  list: (bodyOf: (tokens: Token[]) => MarkdownNode[]) => Footnote[];
}

/** @param definitions - tokens of each footnote by label */
export function createNoteBook(definitions: ReadonlyMap<string, Token[]>): NoteBook {
  const references = new Map<string, string[]>();
  return {
    reference(label) {
      if (!definitions.has(label)) return null;
      const places = references.get(label) ?? [];
      references.set(label, places);
      const number = [...references.keys()].indexOf(label) + 1;
      const id = `note-ref-${number}${places.length > 0 ? `-${places.length + 1}` : ''}`;
      places.push(id);
      return { tag: 'note', attributes: { id, href: `#note-${number}` }, children: [`${number}`] };
    },
    list(bodyOf) {
      const bodies: MarkdownNode[][] = [];
      // Reading one may add another at the end.
      for (const label of references.keys()) bodies.push(bodyOf(definitions.get(label) ?? []));
      return [...references.values()].map((places, index) => ({
        id: `note-${index + 1}`,
        references: places,
        body: bodies[index] ?? [],
      }));
    },
  };
}
