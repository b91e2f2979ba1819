import type { MarkedToken, Token } from 'marked';
import { calloutOf } from './callout.ts';
import { codeBlock } from './code-block.ts';
import { plainText } from '../document.ts';
import type { MarkdownElement, MarkdownNode } from '../document.ts';
import { inline } from './inline.ts';
import type { ParseContext } from './parse-context.ts';
import { table } from './table.ts';

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
      return [table(token, (cell) => inline(cell.tokens, context))];
    case 'space':
    case 'def':
      return [];
    case 'html':
      return paragraph([token.text.trim()]);
    default:
      return isFootnote(token) ? [] : inline([token], context);
  }
}

/** Footnotes are shown at the end, not where they are defined. */
function isFootnote(token: Token): boolean {
  return token.type === 'footnoteDefinition';
}

/** A picture alone in a paragraph is a figure, with its title as caption. */
function paragraph(children: MarkdownNode[]): MarkdownNode[] {
  const [only, ...others] = children;
  if (only === undefined || children.every(isBlank)) return [];
  if (others.length > 0 || typeof only === 'string' || only.tag !== 'img') {
    return [{ tag: 'p', children }];
  }
  const { title, ...attributes } = only.attributes ?? {};
  if (title === undefined) return [{ tag: 'figure', children: [only] }];
  const caption: MarkdownElement = { tag: 'figcaption', children: [title] };
  return [{ tag: 'figure', children: [{ tag: 'img', attributes }, caption] }];
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
