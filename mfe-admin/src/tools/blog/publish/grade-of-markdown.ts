import { readingGrade } from '@talent/content/reading-grade';
import { plainText } from '@talent/markdown/document';
import type { MarkdownNode } from '@talent/markdown/document';
import { parseMarkdown } from '@talent/markdown/parse-markdown';

/** Elements whose words are prose. Headings, tables and code are not, as in `pnpm words`. */
const prose = ['p', 'li', 'task'];
const around = ['ul', 'ol', 'blockquote', 'callout', 'drawing'];

/** The reading grade of a text; null for one without a full sentence. */
export function gradeOfMarkdown(markdown: string): number | null {
  const { body } = parseMarkdown(markdown, { siteOrigin: 'https://site.invalid' });
  const { grade } = readingGrade(passages(body));
  // The formula gives a few short words a grade below the first one.
  return grade === null ? null : Math.max(0, grade);
}

function passages(nodes: readonly MarkdownNode[]): string[] {
  return nodes.flatMap((node): string[] => {
    if (typeof node === 'string') return [];
    const { tag, children = [] } = node;
    if (around.includes(tag)) return passages(children);
    if (!prose.includes(tag)) return [];
    // An item of a list holds paragraphs where the list is a loose one.
    const inner = passages(children);
    return inner.length > 0 ? inner : [plainText(children)];
  });
}
