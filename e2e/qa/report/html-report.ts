import { escapeHtml } from '@talent/sdk/server';
import { looks } from '../page-facts.ts';
import { piecesOf } from '../compare-sites.ts';
import type { Comparison } from '../visit-site.ts';
import { causeOf, groupDifferences, kinds, summaryOf, type Finding } from './findings.ts';

/** Most bytes of pictures in one report, before they are encoded: a page of this size still opens at once. */
const MOST_PICTURES = 24_000_000;

/** The comparison as one HTML document with its pictures inside, and without a script: broken findings first. */
export function htmlOf(comparison: Comparison, madeAt: Date): string {
  const { before, after, pages } = comparison;
  const title = escapeHtml(summaryOf(comparison));
  const budget = { left: MOST_PICTURES };
  const unopened = pages.filter(({ after: page }) => page?.sights.length === 0).length;
  const items = groupDifferences(comparison.differences).map((each) => findingHtml(each, budget));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
<p>${escapeHtml(before.origin)} before, ${escapeHtml(after.origin)} after, ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC.
${pages.length - unopened} pages opened in ${looks.length} looks, ${unopened} with the same bytes not opened.</p>
<ol>${items.join('\n')}</ol>
</body>
</html>
`;
}

/** A finding: what it is, which version caused it, where, and how it looks. */
function findingHtml({ sample, paths }: Finding, budget: { left: number }): string {
  const { broken, kind, line, text, pictures = [] } = sample;
  const bytes = pictures.reduce((sum, { after, before, marked }) => {
    return sum + after.length + before.length + marked.length;
  }, 0);
  const isShown = bytes <= budget.left;
  if (isShown) budget.left -= bytes;
  const left = isShown ? '' : '<p>The report is full: look at this page alone with --page.</p>';
  const shown = isShown ? pictures : [];
  const figures = shown.flatMap(({ before, after, marked, top }) =>
    Object.entries({ before, after, marked }).map(([side, png]) => {
      const alt = escapeHtml(`${side}: ${text}, from ${top} px`);
      return `<img alt="${alt}" src="data:image/png;base64,${png.toString('base64')}">`;
    }),
  );
  return `<li class="${broken ? 'broken' : 'changed'}"><p><b>${broken ? 'BROKEN ' : ''}${kinds[kind]}</b> <code>${escapeHtml(causeOf(sample))}</code></p>
<p>${line ? wordsHtml(line) : escapeHtml(text)}</p>${left}<div>${figures.join('')}</div>
<p><code>${paths.map(escapeHtml).join(' ')}</code></p></li>`;
}

/** A changed line with its words marked; of a line that is new or gone, the whole of it. */
function wordsHtml(line: { before: string | null; after: string | null }): string {
  const elements = { same: 'span', gone: 'del', new: 'ins' };
  return piecesOf(line)
    .map(({ text, kind }) => `<${elements[kind]}>${escapeHtml(text)}</${elements[kind]}>`)
    .join('');
}

const style = `
:root { color-scheme: light dark; }
body { max-width: 80rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
li { border-top: 1px solid; margin: 1rem 0; }
div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; }
img { width: 100%; border: 1px solid; }
.broken b { color: light-dark(#a3162a, #ff8a93); }
`;
