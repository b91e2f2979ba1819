import type { Tokens } from 'marked';
import { calloutTones } from '../document.ts';
import type { CalloutTone, MarkdownElement, MarkdownNode } from '../document.ts';

const marker = /^\s*\[!([a-z]+)\][ \t]*(?=\n|$)/i;

/**
 * A quotation, or a callout where its first line is `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]`
 * or `[!CAUTION]`.
 * @param content - the quotation's blocks, with that line
 */
export function calloutOf(token: Tokens.Blockquote, content: MarkdownNode[]): MarkdownElement {
  const tone = toneOf(marker.exec(token.text)?.[1]);
  if (tone === null) return { tag: 'blockquote', children: content };
  return { tag: 'callout', attributes: { tone }, children: withoutMarker(content) };
}

function toneOf(word: string | undefined): CalloutTone | null {
  return calloutTones.find((tone) => tone === word?.toLowerCase()) ?? null;
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
