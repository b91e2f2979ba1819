import type { DataClient } from '@talent/data/client';
import type { MarkdownDocument } from '@talent/markdown/document';
import { highlightCode } from '@talent/markdown/highlight';
import { parseMarkdown } from '@talent/markdown/parse-markdown';
import { getImageSizes } from '../post/api/get-image-sizes';

/** A Markdown text ready to show: code colored, places kept for its pictures. For plans alone. */
export async function composeText(
  data: DataClient,
  markdown: string,
  siteOrigin: string,
): Promise<MarkdownDocument> {
  const imageSizes = await getImageSizes(data, markdown);
  return parseMarkdown(markdown, { siteOrigin, highlight: highlightCode, imageSizes });
}
