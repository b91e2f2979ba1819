import { decodeHTMLStrict } from 'entities';

/** Content that no reader sees, and the marks around HTML in XML. To the end of the text where it does not end, so that the time stays linear. */
const UNSHOWN =
  /<!--.*?(?:-->|$)|<!\[CDATA\[|\]\]>|<(script|style|template|noscript|iframe|svg|title)(?=[\s>/]).*?(?:<\/\1\s*>|$)/gis;

/** Tags that other programs write; `List<string>` is text. */
const TAG =
  /<(\/?)(a|abbr|article|aside|b|blockquote|body|br|center|code|dd|del|div|dl|dt|em|font|footer|h[1-6]|head|header|hr|html|i|img|ins|li|link|main|meta|o:p|ol|p|pre|s|section|small|span|strike|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|u|ul)(?=[\s>/])(?:"[^"<]*"|'[^'<]*'|[^<>"'])*>/gi;

const INLINE = new Set(
  'a abbr b code del em font i img ins link meta o:p s small span strike strong sub sup u'.split(
    ' ',
  ),
);
const LINES = new Set(['br', 'dd', 'dt', 'tr']);

/**
 * A text that another program may have written as HTML: without tags, its characters decoded. Paragraphs stay apart by an empty
 * line, rows and breaks by a line, and entries of lists are lines that begin with `- `. Text that is none stays as it is.
 */
export function plainText(text: string): string {
  const decoded = decodeHTMLStrict(text);
  // Some programs write the tags themselves as entities.
  const html = isMatch(TAG, text) || !isMatch(TAG, decoded) ? text : decoded;
  const seen = html.replace(UNSHOWN, '');
  const names = [...seen.matchAll(TAG)].map(([, , name = '']) => name.toLowerCase());
  if (names.length === 0) return decodeHTMLStrict(html);
  // Line ends of HTML are spaces, unless it only marks words in a plain text.
  const flowing = names.every((name) => INLINE.has(name)) ? seen : seen.replace(/\s+/g, ' ');
  return decodeHTMLStrict(
    flowing.replace(TAG, (_tag, end: string, name: string) => spaceOf(name.toLowerCase(), end)),
  )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^-\n+/gm, '- ')
    .trim();
}

function spaceOf(name: string, end: string): string {
  if (name === 'li') return end === '' ? '\n- ' : '';
  if (LINES.has(name)) return end === '' ? '\n' : '';
  if (name === 'td' || name === 'th') return ' ';
  return INLINE.has(name) ? '' : '\n\n';
}

function isMatch(form: RegExp, text: string): boolean {
  return text.search(form) >= 0;
}
