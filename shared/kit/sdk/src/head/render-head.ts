import type { HeadTag } from './head-tags.ts';
import { HEAD_MARK } from './head-tags.ts';

/** Writes head elements as HTML for a composed page. */
export function renderHead(tags: readonly HeadTag[]): string {
  return tags.map(renderTag).join('\n');
}

function renderTag(tag: HeadTag): string {
  if (tag.tag === 'title') return `<title ${HEAD_MARK}>${escapeHtml(tag.text)}</title>`;
  const attributes = Object.entries(tag.attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
  if (tag.tag === 'script') return `<script ${HEAD_MARK} ${attributes}>${tag.text}</script>`;
  return `<${tag.tag} ${HEAD_MARK} ${attributes}>`;
}

/** Text escaped for HTML, also for attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
