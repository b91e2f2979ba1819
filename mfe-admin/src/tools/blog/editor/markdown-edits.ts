import { figureMarkdown, type PostFigure } from '@talent/page-parts/figure-list';

/** A text with what is selected in it. */
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

export type EditKind = 'heading' | 'bold' | 'link' | 'callout' | 'table';

/** The edit of a toolbar button: the selection becomes the element, or its placeholder is selected. */
export function editFor(kind: EditKind, selection: TextSelection): Edit {
  const { text, start, end } = selection;
  const chosen = text.slice(start, end);
  switch (kind) {
    case 'bold':
      return around(selection, '**', chosen || 'bold text', '**');
    case 'link':
      return link(selection, chosen || 'link text');
    case 'heading':
      return block(selection, '## ', chosen.replace(/^#+\s*/, '') || 'Heading', '');
    case 'callout':
      return block(selection, '> [!NOTE]\n> ', (chosen || 'Note').replaceAll('\n', '\n> '), '');
    case 'table':
      return block(
        selection,
        '| ',
        'Column',
        ' | Column |\n| ------ | ------ |\n| Cell   | Cell   |',
      );
  }
}

/** Puts a picture into a paragraph of its own. */
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

function link({ start, end }: TextSelection, label: string): Edit {
  const address = 'https://';
  const selectStart = start + label.length + 3;
  const insert = `[${label}](${address})`;
  return { from: start, to: end, insert, selectStart, selectEnd: selectStart + address.length };
}

/** A block element: empty lines separate it from its neighbors. */
function block(selection: TextSelection, before: string, inner: string, after: string): Edit {
  const { text, start, end } = selection;
  const [above, below] = [text.slice(0, start), text.slice(end)];
  const gap = above === '' || above.endsWith('\n\n') ? '' : above.endsWith('\n') ? '\n' : '\n\n';
  const rest = below.startsWith('\n\n') ? '' : below.startsWith('\n') ? '\n' : '\n\n';
  return around(selection, gap + before, inner, after + rest);
}
