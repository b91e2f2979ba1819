import type { EditKind, TextSelection } from './markdown-edits';

/** A block that `/` inserts. `panel`: it asks for more before it is inserted. */
export interface SlashItem {
  key: EditKind | 'image' | 'figure';
  label: string;
  /** The result, in a few words or signs. */
  hint: string;
  /** Other words that find it. */
  words: string;
}

const items: readonly SlashItem[] = [
  { key: 'heading', label: 'Heading', hint: '##', words: 'title h2 section' },
  { key: 'subheading', label: 'Subheading', hint: '###', words: 'title h3' },
  { key: 'list', label: 'List', hint: '-', words: 'bullets points' },
  { key: 'steps', label: 'Numbered list', hint: '1.', words: 'steps order' },
  { key: 'tasks', label: 'Checklist', hint: '- [ ]', words: 'tasks todo' },
  { key: 'quote', label: 'Quotation', hint: '>', words: 'quote citation' },
  { key: 'callout', label: 'Callout', hint: '> [!NOTE]', words: 'note tip warning box' },
  { key: 'code', label: 'Code', hint: '```', words: 'python sample snippet' },
  { key: 'image', label: 'Image', hint: 'Upload a file', words: 'picture photo' },
  { key: 'figure', label: 'Figure', hint: 'Chart with current values', words: 'chart graph data' },
  { key: 'drawing', label: 'Drawing', hint: '> [!FIGURE]', words: 'marks strokes steps tree' },
  { key: 'table', label: 'Table', hint: '| |', words: 'grid columns rows' },
  { key: 'link', label: 'Link', hint: '[ ]( )', words: 'address url page' },
  { key: 'footnote', label: 'Footnote', hint: '[^1]', words: 'source reference note' },
  { key: 'divider', label: 'Divider', hint: '---', words: 'line rule break' },
];

/** The blocks that a word finds: by the beginning of a word of their name first, then by other words. */
export function slashItems(typed: string): readonly SlashItem[] {
  const wanted = typed.trim().toLowerCase();
  const begins = (text: string) =>
    ` ${text.toLowerCase()}`.replaceAll(/[^a-z]+/g, ' ').includes(` ${wanted}`);
  const named = items.filter(({ label }) => begins(label));
  const others = items.filter((item) => !named.includes(item) && begins(item.words));
  return [...named, ...others];
}

/** A slash that begins an otherwise empty line, and the word after it. */
export interface SlashWord {
  /** Place of the slash in the text. */
  from: number;
  typed: string;
}

/** The slash word that the caret is behind; null where there is none. */
export function slashWordAt({ text, start, end }: TextSelection): SlashWord | null {
  if (start !== end) return null;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const found = /^\/([a-z ]{0,20})$/i.exec(text.slice(from, start));
  const isLineEnd = start === text.length || text[start] === '\n';
  return found && isLineEnd ? { from, typed: found[1] ?? '' } : null;
}
