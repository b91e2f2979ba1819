import type { DataClient } from '@talent/data/client';
import { figureIds, type MarkdownDocument } from '@talent/markdown/document';
import { highlightCode } from '@talent/markdown/highlight';
import { parseMarkdown } from '@talent/markdown/parse-markdown';
import type { FigureRecord } from '@talent/page-parts/figure-data';
import { loadFigures } from '@talent/page-parts/load-figures';
import { getImageSizes } from '../post/api/get-image-sizes';

/** A text ready to show. */
export interface ComposedText {
  document: MarkdownDocument;
  /** The charts that it shows, by id. One that is not known is missing, and its link is shown. */
  figures: FigureRecord;
}

/** A Markdown text ready to show: code colored, places kept for its pictures, charts with their data. For plans alone. */
export async function composeText(
  data: DataClient,
  markdown: string,
  siteOrigin: string,
): Promise<ComposedText> {
  const imageSizes = await getImageSizes(data, markdown);
  const document = parseMarkdown(markdown, { siteOrigin, highlight: highlightCode, imageSizes });
  return { document, figures: await loadFigures(data, figureIds(document)) };
}
