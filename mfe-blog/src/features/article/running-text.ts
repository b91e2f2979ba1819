import { plainText } from '@talent/markdown/document';
import type { MarkdownDocument } from '@talent/markdown/document';

/** The paragraphs of a text as words: headings and tables would read as nonsense in a description. */
export function runningText({ body }: MarkdownDocument): string {
  return plainText(
    body.flatMap((node) => (typeof node === 'object' && node.tag === 'p' ? [node, ' '] : [])),
  );
}
