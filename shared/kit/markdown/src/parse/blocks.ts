import { cutText } from '@talent/protocol/text/cut-text';
import type { MarkedToken, Token, Tokens } from 'marked';
import {
  plainText,
  calloutTones,
  type MarkdownElement,
  type MarkdownNode,
  type MarkdownAttributes,
  type Marks,
} from '../document.ts';
import { isDefinition } from './footnotes.ts';
import { inline } from './inline.ts';
import type { ParseContext } from './parse-context.ts';
import { decodeHTMLStrict } from 'entities';

/** Block tokens as nodes. Raw HTML becomes a paragraph of its source text. */
export function blocks(tokens: readonly Token[], context: ParseContext): MarkdownNode[] {
  return tokens.flatMap((token) => oneBlock(token as MarkedToken, context));
}

function oneBlock(token: MarkedToken, context: ParseContext): MarkdownNode[] {
  switch (token.type) {
    case 'paragraph':
      return paragraph(inline(token.tokens, context));
    case 'heading':
      return heading(inline(token.tokens, context), token.depth, context);
    case 'blockquote':
      return [calloutOf(token, blocks(token.tokens, context))];
    case 'code':
      return [codeBlock(token, context)];
    case 'hr':
      return [{ tag: 'hr' }];
    case 'list':
      return [list(token, context)];
    case 'table':
      return [table(token, context)];
    case 'space':
    case 'def':
      return [];
    case 'html':
      return paragraph([token.text.trim()]);
    default:
      // Footnotes are shown at the end, not where they are defined.
      return isDefinition(token) ? [] : inline([token], context);
  }
}

/** A picture alone in a paragraph is a figure, with its title as caption; a link titled `figure:…` alone is a chart. */
function paragraph(children: MarkdownNode[]): MarkdownNode[] {
  const [only, ...others] = children;
  if (only === undefined || children.every(isBlank)) return [];
  const chart = others.length === 0 ? chartOf(only) : null;
  if (chart) return [chart];
  if (others.length > 0 || typeof only === 'string' || only.tag !== 'img') {
    return [{ tag: 'p', children }];
  }
  const { title, ...attributes } = only.attributes ?? {};
  if (title === undefined) return [{ tag: 'figure', children: [only] }];
  const caption: MarkdownElement = { tag: 'figcaption', children: [title] };
  return [{ tag: 'figure', children: [{ tag: 'img', attributes }, caption] }];
}

const chartTitle = /^figure:\s*(\S.*)$/;

/** A chart by its id. Its child is the link, which is shown wherever there are no charts. */
function chartOf(node: MarkdownNode): MarkdownElement | null {
  if (typeof node === 'string' || node.tag !== 'a') return null;
  const { title = '', ...attributes } = node.attributes ?? {};
  const figure = chartTitle.exec(title)?.[1]?.trim();
  if (figure === undefined) return null;
  return {
    tag: 'chart',
    attributes: { figure: cutText(figure, 80) },
    children: [{ ...node, attributes }],
  };
}

function isBlank(node: MarkdownNode): boolean {
  return typeof node === 'string' && node.trim() === '';
}

/** An empty heading would be an empty entry of the outline. */
function heading(children: MarkdownNode[], depth: number, context: ParseContext): MarkdownNode[] {
  const shifted = depth + context.shift;
  const level = shifted <= 2 ? 2 : shifted === 3 ? 3 : 4;
  const text = plainText(children).trim();
  if (text === '') return [];
  const id = context.idOf(text);
  context.headings.push({ id, text, level });
  return [{ tag: `h${level}`, attributes: { id }, children }];
}

type TokenOf<Type extends MarkedToken['type']> = Extract<MarkedToken, { type: Type }>;

function list(token: TokenOf<'list'>, context: ParseContext): MarkdownElement {
  const children = token.items.map((item): MarkdownElement => {
    const content = blocks(item.tokens, context);
    if (!item.task) return { tag: 'li', children: content };
    return { tag: 'task', attributes: { checked: item.checked ?? false }, children: content };
  });
  if (!token.ordered) return { tag: 'ul', children };
  const start =
    token.start === '' || token.start === 1 ? {} : { attributes: { start: token.start } };
  return { tag: 'ol', ...start, children };
}

const marker = /^\s*\[!([a-z]+)\][ \t]*(?=\n|$)/i;

/**
 * A quotation, or a callout where its first line is `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]`
 * or `[!CAUTION]`, or a drawing where it is `[!FIGURE]`.
 * @param content - the quotation's blocks, with that line
 */
function calloutOf(token: Tokens.Blockquote, content: MarkdownNode[]): MarkdownElement {
  const word = marker.exec(token.text)?.[1]?.toLowerCase();
  if (word === 'figure') return { tag: 'drawing', children: drawn(withoutMarker(content)) };
  const tone = calloutTones.find((each) => each === word);
  if (tone === undefined) return { tag: 'blockquote', children: content };
  return { tag: 'callout', attributes: { tone }, children: withoutMarker(content) };
}

function withoutMarker([first, ...others]: MarkdownNode[]): MarkdownNode[] {
  if (typeof first !== 'object') return others;
  const [words, ...rest] = first.children ?? [];
  if (typeof words !== 'string') return [first, ...others];
  const left = words.replace(marker, '').trimStart();
  const kept = left === '' ? rest.slice(isBreak(rest[0]) ? 1 : 0) : [left, ...rest];
  return kept.length > 0 ? [{ ...first, children: kept }, ...others] : others;
}

function isBreak(node: MarkdownNode | undefined): boolean {
  return typeof node === 'object' && node.tag === 'br';
}

function codeBlock(token: Tokens.Code, { highlight }: ParseContext): MarkdownElement {
  const language = languageOf(token.lang);
  const colored = language === null ? null : (highlight?.(token.text, language) ?? null);
  return {
    tag: 'pre',
    ...(language === null ? {} : { attributes: { language } }),
    children: colored ?? [token.text],
  };
}

function languageOf(info: string | undefined): string | null {
  const [word = ''] = decodeHTMLStrict(info?.replace(/\\([!-/:-@[-`{-~])/g, '$1') ?? '').split(
    /\s/,
  );
  return word === '' ? null : cutText(word, 40);
}

type Cell = readonly MarkdownNode[];

/** More columns than these, or one of words after the first, have no room in a row on a phone. */
const FEW = 3;

function table(token: Tokens.Table, context: ParseContext): MarkdownElement {
  const cellOf = (cell: Tokens.TableCell): Cell => inline(cell.tokens, context);
  const head = token.header.map(cellOf);
  const rows = token.rows.map((row) => row.map(cellOf));
  const alignments = head.map((_, column) => alignment(token.align[column] ?? null, rows, column));
  const cell = (tag: 'th' | 'td') => (children: Cell, column: number) => {
    const align = alignments[column] ?? null;
    const attributes = {
      ...(tag === 'th' && { scope: 'col' as const }),
      ...(align !== null && { align }),
      ...(tag === 'td' && column > 0 && { label: plainText(head[column] ?? []) }),
    };
    return { tag, ...(Object.keys(attributes).length > 0 && { attributes }), children };
  };
  const isWide = head.length > FEW || alignments.slice(1).some((align) => align !== 'right');
  const row = (tag: 'th' | 'td', cells: readonly Cell[]): MarkdownElement => ({
    tag: 'tr',
    children: cells.map(cell(tag)),
  });
  return {
    tag: 'table',
    ...(isWide && { attributes: { isWide } }),
    children: [
      { tag: 'thead', children: [row('th', head)] },
      { tag: 'tbody', children: rows.map((cells) => row('td', cells)) },
    ],
  };
}

type Alignment = Exclude<MarkdownAttributes['align'], undefined> | null;

/** The author's alignment; without one, a column of figures is aligned right. */
function alignment(
  given: 'left' | 'center' | 'right' | null,
  rows: readonly (readonly Cell[])[],
  column: number,
): Alignment {
  if (given !== null) return given === 'left' ? null : given;
  const areFigures = rows.length > 0 && rows.every((row) => isFigure(row[column] ?? []));
  return areFigures ? 'right' : null;
}

/** `1,497`, `$158,300`, `CA$95,992`, `12.5%`, `-3`, `$40K`, or a dash for none. */
function isFigure(cell: Cell): boolean {
  const text = plainText(cell).trim();
  return /^(?:[-−+]?(?:[A-Z]{0,3}\$|[€£])?\d[\d,.]*\s?[%KkMm]?|[-–—])$/.test(text);
}

/** More marks than this are no longer counted by eye. */
const MOST = 120;

/** The content of a drawing: cells that count get their marks. Everything else stays as it is. */
function drawn(nodes: readonly MarkdownNode[]): MarkdownNode[] {
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

/** `weeks 2-5 of 13`, `month 3 of 12`, `14 of 20`: with a unit of time before the number, the marks are in one row. */
export function marksOf(text: string): Marks | null {
  const found = /^(?:([a-z]+) )?(\d{1,3})(?:[-–](\d{1,3}))? of (\d{1,3})$/i.exec(text.trim());
  if (!found) return null;
  const [, unit, first = '', last, whole = ''] = found;
  const of = Number(whole);
  const to = Number(last ?? first);
  const startsAtOne = unit === undefined && last === undefined;
  const from = startsAtOne ? Math.min(1, to) : Number(first);
  if (of < 1 || of > MOST || to > of || from > to) return null;
  return { shape: unit === undefined ? 'square' : 'time', from, to, of };
}
