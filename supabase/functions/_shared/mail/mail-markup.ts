import type { MarkdownDocument, MarkdownElement, MarkdownNode } from '@talent/markdown/document';
import { markup, type Markup } from '../pages/markup.ts';

/** Inline styles of elements: mail programs read no stylesheets. */
const LOOKS: Readonly<Record<string, string>> = {
  h2: 'font:600 20px/1.3 Georgia,serif;margin:28px 0 8px',
  h3: 'font:600 17px/1.3 Georgia,serif;margin:24px 0 8px',
  h4: 'font:600 15px/1.3 Georgia,serif;margin:20px 0 8px',
  p: 'margin:0 0 14px',
  table: 'border-collapse:collapse;width:100%;font-size:14px;margin:0 0 14px',
  th: 'text-align:left;border-bottom:1px solid #888;padding:4px 8px 4px 0',
  td: 'border-bottom:1px solid #ddd;padding:4px 8px 4px 0;vertical-align:top',
  blockquote: 'margin:0 0 14px;padding:8px 14px;border-left:3px solid #888',
  pre: 'white-space:pre-wrap;font-family:monospace',
};

/** Elements that are kept. Of others only the content is. */
const PLAIN: ReadonlySet<string> = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'pre',
  'code',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'strong',
  'em',
  'del',
]);

/**
 * A text as HTML for a mail: no scripts, no external styles, no pictures, and absolute links.
 * @param origin - of the site, without a slash at the end.
 */
export function mailMarkup(document: MarkdownDocument, origin: string): Markup {
  return markup`${document.body.map((node) => written(node, origin))}`;
}

function written(node: MarkdownNode, origin: string): Markup | string {
  if (typeof node === 'string') return node;
  const inner = (node.children ?? []).map((child) => written(child, origin));
  const { tag, attributes = {} } = node;
  if (tag === 'br') return markup`<br>`;
  if (tag === 'hr') return markup`<hr>`;
  if (tag === 'img') return attributes.alt ?? '';
  if (tag === 'note') return '';
  // A chart is its link.
  if (tag === 'chart') return element('p', {}, inner);
  if (tag === 'callout' || tag === 'drawing') return element('blockquote', {}, inner);
  if (tag === 'a') {
    const { href = '' } = attributes;
    if (href.startsWith('#')) return markup`${inner}`;
    return markup`<a href="${href.startsWith('/') ? origin + href : href}">${inner}</a>`;
  }
  return PLAIN.has(tag) ? element(tag, attributes, inner) : markup`${inner}`;
}

function element(
  tag: MarkdownElement['tag'],
  { align }: { align?: 'center' | 'right' },
  inner: readonly (Markup | string)[],
): Markup {
  const look = [LOOKS[tag], align === undefined ? undefined : `text-align:${align}`]
    .filter((part) => part !== undefined)
    .join(';');
  // Tags and styles come from the lists above; the author's text is in `inner` alone and is escaped.
  const open: Markup = { html: look === '' ? `<${tag}>` : `<${tag} style="${look}">` };
  const close: Markup = { html: `</${tag}>` };
  return markup`${open}${inner}${close}`;
}
