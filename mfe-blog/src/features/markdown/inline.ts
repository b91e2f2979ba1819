import { decodeHTMLStrict } from 'entities';
import type { MarkedToken, Token } from 'marked';
import type { RichText } from '../post-body/rich-text';
import { plainText } from '../post-body/rich-text';
import { safeImage, safeLink } from './safe-url';

/**
 * Tokens inside a paragraph as rich text. Raw HTML is dropped, except a line break; a link or image
 * with an address that is not allowed leaves its words.
 */
export function inline(tokens: readonly Token[], siteOrigin: string): RichText[] {
  return tokens.flatMap((token) => oneInline(token as MarkedToken, siteOrigin));
}

function oneInline(token: MarkedToken, siteOrigin: string): RichText[] {
  switch (token.type) {
    case 'text':
      return token.tokens ? inline(token.tokens, siteOrigin) : [decodeHTMLStrict(token.text)];
    case 'escape':
      return [token.text];
    case 'codespan':
      return [{ tag: 'code', children: [token.text] }];
    case 'strong':
    case 'em':
    case 'del':
      return [{ tag: token.type, children: inline(token.tokens, siteOrigin) }];
    case 'br':
      return [{ tag: 'br' }];
    case 'html':
      return /^<br\s*\/?>$/i.test(token.text.trim()) ? [{ tag: 'br' }] : [];
    case 'checkbox':
      return [token.checked ? '[x] ' : '[ ] '];
    case 'link':
      return link(token, siteOrigin);
    case 'image':
      return image(token, siteOrigin);
    default:
      return [];
  }
}

type TokenOf<Type extends MarkedToken['type']> = Extract<MarkedToken, { type: Type }>;

function link(token: TokenOf<'link'>, siteOrigin: string): RichText[] {
  // An address that stands in the text by itself is literal: `&copy` in it is no character reference.
  const children = token.autolink ? [token.text] : inline(token.tokens, siteOrigin);
  const href = token.autolink ? token.href : decodeHTMLStrict(token.href);
  const safe = safeLink(href, siteOrigin);
  if (safe === null) return children;
  return [{ tag: 'a', attributes: { ...safe, ...titleOf(token.title) }, children }];
}

function image(token: TokenOf<'image'>, siteOrigin: string): RichText[] {
  const alt = plainText(inline(token.tokens, siteOrigin));
  const src = safeImage(decodeHTMLStrict(token.href), siteOrigin);
  if (src === null) return [alt];
  return [{ tag: 'img', attributes: { src, alt, ...titleOf(token.title) } }];
}

function titleOf(title: string | null | undefined): { title?: string } {
  return title ? { title: decodeHTMLStrict(title) } : {};
}
