import type { SiteConfig } from '@talent/sdk';
import { embedText } from './content/embed-text';
import { EMBED_STYLE } from './embed-style';
import { Markup, markup } from './markup';

/** A chart for other sites. */
export interface EmbedChart {
  /** The subject of the chart, without figures: its name, and the title of the frame. */
  title: string;
  /** The finding, in a sentence. */
  finding: string;
  /** Quantity, unit, place and period. */
  measure: string;
  drawing: Markup;
  /** Limits, then source and license, in whole sentences. */
  notes: readonly string[];
  /** Path of the page with the same figures. */
  page: string;
}

/**
 * The document of a chart: one file without scripts, cookies or anything to load. It links back to the site's own
 * address, never to one from the request.
 */
export function embedDocument(chart: EmbedChart, { brand, origin }: SiteConfig): string {
  const { title, finding, measure, drawing, notes, page } = chart;
  // The style is a constant: escaping would change its text, whose hash the browser checks.
  const style = new Markup(EMBED_STYLE);
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${brand}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${finding}</h1>
<p>${measure}</p>
${drawing}
<footer>
<p>${notes.join(' ')}</p>
<a href="${origin + page}" target="_blank" rel="noopener">${embedText.link(brand)}</a>
</footer>
</main>
</body>
</html>
`.text;
}
