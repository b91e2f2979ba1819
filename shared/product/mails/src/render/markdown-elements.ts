import type { MarkdownDocument, MarkdownElement, MarkdownNode } from '@talent/markdown/document';
import { createElement, Fragment, type CSSProperties, type ReactNode } from 'react';
import { light, looks } from './mail-look.ts';

/** Inline styles of elements; the class says how they look in the dark. */
const LOOKS: Readonly<Record<string, { style: CSSProperties; className?: string }>> = {
  h2: { style: looks.heading, className: 'm-words' },
  h3: { style: { ...looks.heading, fontSize: 17 }, className: 'm-words' },
  h4: { style: { ...looks.heading, fontSize: 16 }, className: 'm-words' },
  p: { style: looks.words, className: 'm-words' },
  ul: { style: { ...looks.words, paddingLeft: 20 }, className: 'm-words' },
  ol: { style: { ...looks.words, paddingLeft: 24 }, className: 'm-words' },
  li: { style: { margin: '0 0 6px' } },
  table: {
    style: { ...looks.words, borderCollapse: 'collapse', width: '100%', fontSize: 14 },
    className: 'm-words m-table',
  },
  blockquote: {
    style: { ...looks.words, padding: '2px 0 2px 14px', borderLeft: `3px solid ${light.boundary}` },
    className: 'm-words m-hollow',
  },
  pre: {
    style: { ...looks.words, whiteSpace: 'pre-wrap', fontFamily: 'monospace', fontSize: 14 },
    className: 'm-words',
  },
  hr: { style: { border: 0, ...looks.rule }, className: 'm-rule' },
};

/** Elements that are kept as they are. Of others only the content is. */
const PLAIN: ReadonlySet<string> = new Set(['thead', 'tbody', 'tr', 'code', 'strong', 'em', 'del']);

/**
 * A text of authors for a mail: no scripts, no external styles, no pictures, and absolute links.
 * @param origin - of the site, without a slash at the end.
 */
export function markdownElements({ body }: MarkdownDocument, origin: string): ReactNode[] {
  return body.map((node) => written(node, origin));
}

function written(node: MarkdownNode, origin: string): ReactNode {
  if (typeof node === 'string') return node;
  const inner = (node.children ?? []).map((child) => written(child, origin));
  const { tag, attributes = {} } = node;
  switch (tag) {
    case 'br':
      return createElement('br');
    case 'hr':
      return createElement('hr', LOOKS['hr']);
    case 'img':
      return attributes.alt ?? '';
    case 'note':
      return null;
    // A chart is its link.
    case 'chart':
      return element('p', {}, inner);
    case 'callout':
    case 'drawing':
      return element('blockquote', {}, inner);
    case 'a':
      return linked(attributes.href ?? '', inner, origin);
    default:
      return element(tag, attributes, inner);
  }
}

function linked(href: string, inner: readonly ReactNode[], origin: string): ReactNode {
  if (href.startsWith('#')) return group(inner);
  const target = href.startsWith('/') ? origin + href : href;
  return createElement('a', { href: target, className: 'm-link', style: looks.link }, ...inner);
}

function element(
  tag: MarkdownElement['tag'],
  { align }: { align?: 'center' | 'right' },
  inner: readonly ReactNode[],
): ReactNode {
  // Cells are many: the stylesheet has their lines, and attributes what programs without one need.
  if (tag === 'td') return createElement('td', align && { align }, ...inner);
  if (tag === 'th') return createElement('th', { align: align ?? 'left' }, ...inner);
  const look = LOOKS[tag];
  if (look === undefined) return PLAIN.has(tag) ? createElement(tag, null, ...inner) : group(inner);
  const attributes = tag === 'table' ? { ...look, cellPadding: 6, cellSpacing: 0 } : look;
  return createElement(tag, attributes, ...inner);
}

function group(inner: readonly ReactNode[]): ReactNode {
  return inner.length === 0 ? null : createElement(Fragment, null, ...inner);
}
