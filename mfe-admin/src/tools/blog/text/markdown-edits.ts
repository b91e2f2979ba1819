import { figureMarkdown, type PostFigure } from '@talent/page-parts/figure-list';

export interface TextSelection {
  text: string;
  start: number;
  end: number;
}

/** A replacement, and what is selected after it; all are places in the text. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  selectStart: number;
  selectEnd: number;
}

const inline = { bold: ['**', 'bold text'], italic: ['*', 'emphasis'] } as const;
const headings = { heading: '## ', subheading: '### ' } as const;
/** Blocks that begin with words of their own, with a sign before each line and a placeholder. */
const lined = {
  list: ['', '- ', 'Item'],
  steps: ['', '1. ', 'Step'],
  tasks: ['', '- [ ] ', 'Task'],
  quote: ['', '> ', 'Quotation'],
  callout: ['> [!NOTE]\n', '> ', 'Note'],
} as const;
/** Blocks around a placeholder. */
const fixed = {
  table: ['| ', 'Column', ' | Column |\n| ------ | ------ |\n| Cell   | Cell   |'],
  drawing: [
    '> [!FIGURE]\n> ',
    'The finding in one sentence.',
    '\n>\n> | Work   | When           |\n> | ------ | -------------- |\n> | First  | weeks 1-4 of 8 |\n> | Second | weeks 5-8 of 8 |\n>\n> A square is a week.',
  ],
} as const;

export type EditKind =
  | keyof typeof inline
  | keyof typeof headings
  | keyof typeof lined
  | keyof typeof fixed
  | 'link'
  | 'code'
  | 'divider'
  | 'footnote';

/** The edit of a button, key or entry of the menu: the selection becomes the element, or its placeholder is selected. */
export function editFor(kind: EditKind, selection: TextSelection): Edit {
  const { text, start, end } = selection;
  const chosen = text.slice(start, end);
  switch (kind) {
    case 'bold':
    case 'italic': {
      const [sign, placeholder] = inline[kind];
      return around(selection, sign, chosen || placeholder, sign);
    }
    case 'heading':
    case 'subheading':
      return block(selection, headings[kind], chosen.replace(/^#+\s*/, '') || 'Heading', '');
    case 'table':
    case 'drawing': {
      const [before, placeholder, after] = fixed[kind];
      return block(selection, before, placeholder, after);
    }
    case 'link':
      return around(selection, `[${chosen || 'link text'}](`, 'https://', ')');
    case 'code':
      return block(selection, '```python\n', chosen || 'code', '\n```');
    case 'divider':
      return block({ ...selection, start: end }, '---', '', '');
    case 'footnote':
      return footnote(selection);
    default: {
      const [before, sign, placeholder] = lined[kind];
      const lines = (chosen || placeholder).replaceAll('\n', `\n${sign}`);
      return block(selection, before + sign, lines, '');
    }
  }
}

export function imageEdit(selection: TextSelection, path: string, alt: string): Edit {
  const said = alt.replace(/\s+/g, ' ').replace(/[\\[\]]/g, '\\$&');
  return block({ ...selection, start: selection.end }, `![${said}](${path})`, '', '');
}

/** Puts a figure into a paragraph of its own. Its title is selected, for words that fit the text. */
export function figureEdit(selection: TextSelection, figure: PostFigure): Edit {
  const at = { ...selection, start: selection.end };
  return block(at, '[', figure.title, figureMarkdown(figure).slice(figure.title.length + 1));
}

function around({ start, end }: TextSelection, before: string, inner: string, after: string): Edit {
  const selectStart = start + before.length;
  const insert = before + inner + after;
  return { from: start, to: end, insert, selectStart, selectEnd: selectStart + inner.length };
}

/** A mark at the selection's end, and its note at the end of the text. */
function footnote({ text, end }: TextSelection): Edit {
  const used = [...text.matchAll(/\[\^(\d+)\]/g)].map(([, digits]) => Number(digits));
  const mark = `[^${Math.max(0, ...used) + 1}]`;
  const rest = text.slice(end).trimEnd();
  const note = 'The source.';
  const insert = `${mark}${rest}\n\n${mark}: ${note}\n`;
  const selectEnd = end + insert.length - 1;
  return { from: end, to: text.length, insert, selectStart: selectEnd - note.length, selectEnd };
}

/** A block element: empty lines separate it from its neighbors. */
function block(selection: TextSelection, before: string, inner: string, after: string): Edit {
  const { text, start, end } = selection;
  const [above, below] = [text.slice(0, start), text.slice(end)];
  const gap = above === '' || above.endsWith('\n\n') ? '' : above.endsWith('\n') ? '\n' : '\n\n';
  const rest = below.startsWith('\n\n') ? '' : below.startsWith('\n') ? '\n' : '\n\n';
  return around(selection, gap + before, inner, after + rest);
}
