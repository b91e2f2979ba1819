import type { MarkdownElement, MarkdownNode } from '../document.ts';

/** Running text, or a chart between two pieces of it. */
type BodyPart = { text: readonly MarkdownNode[] } | { chart: MarkdownElement };

/** Running text and charts in turn; it ends with text, where the footnotes are. */
export function splitAtCharts(body: readonly MarkdownNode[]): BodyPart[] {
  const parts: BodyPart[] = [];
  let text: MarkdownNode[] = [];
  for (const node of body) {
    if (typeof node === 'object' && node.tag === 'chart') {
      if (text.length > 0) parts.push({ text });
      parts.push({ chart: node });
      text = [];
    } else text.push(node);
  }
  return [...parts, { text }];
}
