import { decodeHTMLStrict } from 'entities';
import type { MarkedToken, Token } from 'marked';
import { plainText, type MarkdownNode } from '../document.ts';
import { curlyQuotes } from './curly-quotes.ts';
import type { FootnoteReference } from './footnotes.ts';
import type { ParseContext } from './parse-context.ts';
import { headingId } from './heading-id.ts';

const noNotes: ParseContext['notes'] = {
  reference: () => ({ tag: 'note' }),
  list: () => [],
};

/**
 * Tokens inside a paragraph as nodes. Raw HTML is shown as it is written, except a line break; a link
 * or image with an address that is not allowed leaves its words. Quotation marks in words are curly.
 */
export function inline(tokens: readonly Token[], context: ParseContext): MarkdownNode[] {
  let before = '';
  const nodes = tokens.flatMap((token) => {
    const own = oneInline(token as InlineToken, context, before);
    before = plainText(own).at(-1) ?? before;
    return own;
  });
  return joined(nodes);
}

type InlineToken = MarkedToken | FootnoteReference;
type TokenOf<Type extends MarkedToken['type']> = Extract<MarkedToken, { type: Type }>;

function oneInline(token: InlineToken, context: ParseContext, before: string): MarkdownNode[] {
  switch (token.type) {
    case 'text':
      return token.tokens
        ? inline(token.tokens, context)
        : [curlyQuotes(decodeHTMLStrict(token.text), before)];
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
  const attributes = { ...safe, ...titleOf(token.title) };
  return [{ tag: 'a', attributes, children: linksIn(children, false) }, ...linksIn(children, true)];
}

/** The marks of footnotes among nodes, or the nodes without them: a mark is a link, and no link is in another. */
function linksIn(nodes: readonly MarkdownNode[], marks: boolean): MarkdownNode[] {
  return nodes.flatMap((node): MarkdownNode[] => {
    if (typeof node === 'string') return marks ? [] : [node];
    if (node.tag === 'note') return marks ? [node] : [];
    const children = linksIn(node.children ?? [], marks);
    if (marks || node.tag === 'a') return children;
    return [node.children ? { ...node, children } : node];
  });
}

function image(token: TokenOf<'image'>, context: ParseContext): MarkdownNode[] {
  // The words of a picture show no mark: a footnote that only they refer to is not listed.
  const alt = plainText(inline(token.tokens, { ...context, notes: noNotes }));
  const src = safeImage(decodeHTMLStrict(token.href), context.siteOrigin);
  if (src === null) return [alt];
  const size = context.imageSizes?.[src];
  return [{ tag: 'img', attributes: { src, alt, ...size, ...titleOf(token.title) } }];
}

function titleOf(title: string | null | undefined): { title?: string } {
  return title ? { title: curlyQuotes(decodeHTMLStrict(title), '') } : {};
}

/** Where a link leads: a path or fragment of this site, or an address elsewhere. */
interface SafeLink {
  href: string;
  rel?: 'noopener';
}

/**
 * A link's destination as the URL parser of browsers reads it, so that no spelling means one
 * thing here and another there. Null for what is neither of the web nor mail: `javascript:`, `data:`
 * and the like, and addresses with a user name, which look like another site.
 *
 * @param siteOrigin - public origin of this site
 */
export function safeLink(destination: string, siteOrigin: string): SafeLink | null {
  if (destination.startsWith('#')) return { href: `#${headingId(destination.slice(1))}` };
  const url = parse(destination, siteOrigin);
  if (url === null) return null;
  if (url.protocol === 'mailto:') return { href: url.href };
  if (!['http:', 'https:'].includes(url.protocol)) return null;
  return url.origin === siteOrigin ? { href: pathOf(url) } : { href: url.href, rel: 'noopener' };
}

/**
 * Address of a picture on this site; null for any other: the content security policy refuses pictures
 * from elsewhere, and they would leak visits to another host.
 */
export function safeImage(source: string, siteOrigin: string): string | null {
  const url = parse(source, siteOrigin);
  return url?.origin === siteOrigin ? pathOf(url) : null;
}

/** Relative addresses are those of a post's neighbors. */
function parse(text: string, siteOrigin: string): URL | null {
  if (text.trim() === '') return null;
  const url = URL.parse(text, `${siteOrigin}/blog/`);
  return url?.username || url?.password ? null : url;
}

/** Two slashes at the start would name another host. */
function pathOf({ pathname, search, hash }: URL): string {
  return pathname.replace(/^\/+/, '/') + search + hash;
}
