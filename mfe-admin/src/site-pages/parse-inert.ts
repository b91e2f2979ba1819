import { htmlParser } from '@talent/ui/html-parser';

const parse = htmlParser('inert-html');

/**
 * Parses fetched text. What it gives must stay away from the page's own document, and has no styles: a browser holds each against the
 * policy of the page that parses it, and reports it, although nothing is drawn.
 */
export function parseInert(text: string, type: 'text/html' | 'application/xml'): Document {
  return parse(type === 'text/html' ? withoutStyles(text) : text, type);
}

/** A style element becomes another one that may be in a head, holds raw text and is not drawn; an attribute gets another name. */
function withoutStyles(html: string): string {
  return html
    .replace(/<(\/?)style(?=[\s/>])/gi, '<$1noframes')
    .replace(/<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi, (tag) =>
      tag.replace(
        /("[^"]*"|'[^']*')|(?<![\w:.-])style(?=\s*=)/gi,
        (_, quoted: string | undefined) => quoted ?? 'data-style',
      ),
    );
}
