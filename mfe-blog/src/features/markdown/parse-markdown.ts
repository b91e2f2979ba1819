/**
 * Runs in the composer only: Markdown becomes a small JSON tree that the page turns into React
 * elements. No HTML is written or read on the way, so no author's markup can run.
 */
import { lexer, walkTokens } from 'marked';
import type { MarkedToken, Token } from 'marked';
import type { RichElement, RichText } from '../post-body/rich-text';
import { plainText } from '../post-body/rich-text';
import { headingIds } from './heading-id';
import { inline } from './inline';
import { table } from './table';

interface Context {
  siteOrigin: string;
  /** Added to a heading's depth, so that the highest one of the text becomes an h2. */
  shift: number;
  idOf: (text: string) => string;
}

/**
 * A post's body as rich text: GitHub-flavoured Markdown without raw HTML. Its highest heading is an
 * h2, since the page's h1 is the title; headings have ids that are unique on the page.
 *
 * @param siteOrigin - public origin of this site; links to it become paths
 */
export function parseMarkdown(markdown: string, siteOrigin: string): RichText[] {
  const tokens = lexer(markdown, { gfm: true });
  return blocks(tokens, { siteOrigin, shift: 2 - highestHeading(tokens), idOf: headingIds() });
}

function highestHeading(tokens: Token[]): number {
  const depths: number[] = [];
  // What it returns is for callbacks that are asynchronous.
  void walkTokens(tokens, (token) => {
    if (token.type === 'heading') depths.push((token as { depth: number }).depth);
  });
  return depths.length > 0 ? Math.min(...depths) : 2;
}

function blocks(tokens: readonly Token[], context: Context): RichText[] {
  return tokens.flatMap((token) => oneBlock(token as MarkedToken, context));
}

function oneBlock(token: MarkedToken, context: Context): RichText[] {
  const { siteOrigin } = context;
  switch (token.type) {
    case 'paragraph':
      return paragraph(inline(token.tokens, siteOrigin));
    case 'heading':
      return [heading(inline(token.tokens, siteOrigin), token.depth, context)];
    case 'blockquote':
      return [{ tag: 'blockquote', children: blocks(token.tokens, context) }];
    case 'code':
      return [{ tag: 'pre', children: [{ tag: 'code', children: [token.text] }] }];
    case 'hr':
      return [{ tag: 'hr' }];
    case 'list':
      return [list(token, context)];
    case 'table':
      return [table(token, (cell) => inline(cell.tokens, siteOrigin))];
    case 'space':
    case 'def':
      return [];
    case 'html':
      return token.block ? [] : inline([token], siteOrigin);
    default:
      return inline([token], siteOrigin);
  }
}

/** Nothing where only raw HTML stood. */
function paragraph(children: RichText[]): RichText[] {
  const hasContent = children.some((child) => typeof child !== 'string' || child.trim() !== '');
  return hasContent ? [{ tag: 'p', children }] : [];
}

function heading(children: RichText[], depth: number, { shift, idOf }: Context): RichElement {
  const level = Math.min(4, depth + shift);
  const tag = level === 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
  return { tag, attributes: { id: idOf(plainText(children)) }, children };
}

function list(token: Extract<MarkedToken, { type: 'list' }>, context: Context): RichElement {
  const children = token.items.map((item): RichElement => ({
    tag: 'li',
    children: blocks(item.tokens, context),
  }));
  if (!token.ordered) return { tag: 'ul', children };
  const start =
    token.start === '' || token.start === 1 ? {} : { attributes: { start: token.start } };
  return { tag: 'ol', ...start, children };
}
