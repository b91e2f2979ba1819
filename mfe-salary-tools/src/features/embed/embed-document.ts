import type { SiteConfig } from '@talent/sdk';
import { embedText } from './content/embed-text';
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

/** Colors of one scheme: those of the site's palette (`shared/kit/ui/src/tokens/palette.css`). */
const light =
  '--paper:#f6f7f5;--ink:#131a20;--muted:#4e5963;--rule:#cfd4d6;--link:#1b3fc4;--one:#1b3fc4;--two:#cf5c0a';
const dark =
  '--paper:#10151a;--ink:#e9ecee;--muted:#a7b2bb;--rule:#333d46;--link:#9db3ff;--one:#8aa4ff;--two:#f7a054';
const forced =
  '--paper:Canvas;--ink:CanvasText;--muted:CanvasText;--rule:GrayText;--link:LinkText;--one:CanvasText;--two:CanvasText';

/**
 * The whole stylesheet of embeds: fonts of the reader's system, light or dark by the reader's choice. The site's own
 * stylesheet and fonts would be more than ten times the size of a chart.
 */
export const EMBED_STYLE = [
  `:root{color-scheme:light dark;${light}}`,
  `@media(prefers-color-scheme:dark){:root{${dark}}}`,
  `@media(forced-colors:active){:root{${forced}}svg{forced-color-adjust:none}}`,
  '*{box-sizing:border-box;margin:0;padding:0}',
  'body{background:var(--paper);color:var(--ink);font:14px/1.45 system-ui,sans-serif}',
  // The drawing takes the height that the text leaves, so that one height of the frame fits every width.
  'main{display:flex;flex-direction:column;min-height:min(100vh,760px);max-width:800px;padding:12px 14px}',
  'h1{font:600 19px/1.25 Georgia,serif;text-wrap:balance}',
  'h1+p,footer{color:var(--muted);font-size:13px;margin-top:6px}',
  'ul{list-style:none;margin-top:10px;flex:1;display:flex;flex-direction:column}',
  'li{border-top:1px solid var(--rule);padding:4px 0 2px;flex:1;display:flex;flex-direction:column;justify-content:center}',
  '.row{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 10px}',
  '.row b{font-weight:600}.row span{color:var(--muted);white-space:nowrap}',
  'svg{display:block;width:100%;overflow:visible}',
  'text{fill:var(--muted);font-size:12px;font-variant-numeric:tabular-nums}',
  '.rows{padding:0 46px}.rows svg{height:20px}.rows text{fill:var(--ink)}',
  '.grid{stroke:var(--rule)}',
  '.one{fill:var(--one);stroke:var(--one)}.two{fill:var(--two);stroke:var(--two)}',
  '.few{fill:var(--paper);stroke-width:2}',
  '.mid{stroke:var(--ink);stroke-width:3}',
  'path{stroke-width:2.5}path.one,path.two{fill:none}path.two{stroke-dasharray:7 3}',
  '.key{display:flex;flex-wrap:wrap;gap:2px 18px;margin-top:10px;font-weight:600}',
  '.key svg{display:inline-block;width:22px;height:8px;margin-right:6px}',
  '.key line{stroke-width:3}.key .two{stroke-dasharray:7 3}',
  '.plot{flex:1 0 170px;min-height:170px;margin:18px 0 26px}',
  'footer{border-top:1px solid var(--rule);margin-top:10px;padding-top:6px}',
  'a{color:var(--link);display:inline-block;padding:4px 0}',
  'a:focus-visible{outline:2px solid var(--link);outline-offset:2px}',
].join('');
