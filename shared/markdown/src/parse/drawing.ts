import { plainText, type MarkdownElement, type MarkdownNode, type Marks } from '../document.ts';

/** More marks than this are no longer counted by eye. */
const MOST = 120;

/** The content of a drawing: cells that count get their marks. Everything else stays as it is. */
export function drawn(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    if (node.tag === 'td') return cellWithMarks(node);
    const isTable = ['table', 'tbody', 'tr'].includes(node.tag);
    return isTable ? { ...node, children: drawn(node.children ?? []) } : node;
  });
}

function cellWithMarks(cell: MarkdownElement): MarkdownElement {
  const children = cell.children ?? [];
  const marks = marksOf(plainText(children));
  return marks ? { ...cell, children: [{ tag: 'marks', attributes: { marks }, children }] } : cell;
}

/** `weeks 2-5 of 13`, `month 3 of 12`, `14 of 20`: a unit of time before the number makes strokes, a plain count squares. */
export function marksOf(text: string): Marks | null {
  const found = /^(?:([a-z]+) )?(\d{1,3})(?:[-–](\d{1,3}))? of (\d{1,3})$/i.exec(text.trim());
  if (!found) return null;
  const [, unit, first = '', last, whole = ''] = found;
  const of = Number(whole);
  const to = Number(last ?? first);
  const startsAtOne = unit === undefined && last === undefined;
  const from = startsAtOne ? Math.min(1, to) : Number(first);
  if (of < 1 || of > MOST || to > of || from > to) return null;
  return { shape: unit === undefined ? 'square' : 'stroke', from, to, of };
}
