import { decodeHTMLStrict } from 'entities';
import type { MarkedToken, Token } from 'marked';
import { plainText, type MarkdownNode } from '../document.ts';
import type { FootnoteReference } from './footnotes.ts';
import type { ParseContext } from './parse-context.ts';
import { safeImage, safeLink } from './safe-url.ts';

/**
 * Tokens inside a paragraph as nodes. Raw HTML is shown as it is written, except a line break; a link
 * or image with an address that is not allowed leaves its words.
 */
export function inline(tokens: readonly Token[], context: ParseContext): MarkdownNode[] {
  return joined(tokens.flatMap((token) => oneInline(token as InlineToken, context)));
}

type InlineToken = MarkedToken | FootnoteReference;
type TokenOf<Type extends MarkedToken['type']> = Extract<MarkedToken, { type: Type }>;

function oneInline(token: InlineToken, context: ParseContext): MarkdownNode[] {
  switch (token.type) {
    case 'text':
      return token.tokens ? inline(token.tokens, context) : [decodeHTMLStrict(token.text)];
    case 'escape':
      return [token.text];
    case 'codespan':
      return [{ tag: 'code', children: [token.text] }];
    case 'strong':
    case 'em':
    case 'del':
      return [{ tag: token.type, children: inline(token.tokens, context) }];
    case 'br':
      return [{ tag: 'br' }];
    case 'html':
      return /^<br\s*\/?>$/i.test(token.text.trim()) ? [{ tag: 'br' }] : [token.text];
    case 'link':
      return link(token, context);
    case 'image':
      return image(token, context);
    case 'footnoteReference':
      return [context.notes.reference(token.label) ?? token.raw];
    default:
      return [];
  }
}

function joined(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const whole: MarkdownNode[] = [];
  for (const node of nodes) {
    const last = whole.at(-1);
    if (typeof node === 'string' && typeof last === 'string') whole[whole.length - 1] = last + node;
    else whole.push(node);
  }
  return whole;
}

function link(token: TokenOf<'link'>, context: ParseContext): MarkdownNode[] {
  // A bare address is literal: `&copy` in it is not a character reference.
  const children = token.autolink ? [token.text] : inline(token.tokens, context);
  const href = token.autolink ? token.href : decodeHTMLStrict(token.href);
  const safe = safeLink(href, context.siteOrigin);
  if (safe === null) return children;
  return [{ tag: 'a', attributes: { ...safe, ...titleOf(token.title) }, children }];
}

function image(token: TokenOf<'image'>, context: ParseContext): MarkdownNode[] {
  const alt = plainText(inline(token.tokens, context));
  const src = safeImage(decodeHTMLStrict(token.href), context.siteOrigin);
  if (src === null) return [alt];
  const size = context.imageSizes?.[src];
  return [{ tag: 'img', attributes: { src, alt, ...size, ...titleOf(token.title) } }];
}

function titleOf(title: string | null | undefined): { title?: string } {
  return title ? { title: decodeHTMLStrict(title) } : {};
}
