import { looks } from '../page-facts.ts';
import type { ComparedPage, Comparison } from '../visit-site.ts';
import { escapeHtml } from '@talent/sdk/server';
import { figuresHtml } from './figures-html.ts';
import { findingHtml, type PictureBudget } from './finding-html.ts';
import {
  changesByApp,
  count,
  fatesOf,
  groupDifferences,
  summaryOf,
  type Finding,
} from './findings.ts';
import { reportStyle } from './report-style.ts';

/** Most bytes of pictures in one report, before they are encoded: a page of this size still opens at once. */
const MOST_PICTURES = 24_000_000;

/** The comparison as one HTML document with its pictures inside, and without a script. */
export function htmlOf(comparison: Comparison, madeAt: Date): string {
  const findings = groupDifferences(comparison.differences);
  const broken = findings.filter(({ sample }) => sample.broken);
  const changed = findings.filter(({ sample }) => !sample.broken);
  const budget: PictureBudget = { left: MOST_PICTURES };
  const sections = [
    ['apps', 'By app', appsHtml(findings)],
    ['broken', 'What broke', listHtml(broken, budget)],
    ['changed', 'What changed', listHtml(changed, budget)],
    ['pages', 'Pages', pagesHtml(comparison)],
    ['figures', 'Figures', figuresHtml(comparison.pages)],
  ].filter(([, , body]) => body !== '');
  const links = sections.map(([id, name]) => `<li><a href="#${id}">${name}</a></li>`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${escapeHtml(summaryOf(comparison))}</title>
<style>${reportStyle}</style>
</head>
<body>
<header>
${headHtml(comparison, broken.length, changed.length, madeAt)}
<nav aria-label="Parts of the report"><ul>${links}</ul></nav>
</header>
<main>
${sections.map(([id, name, body]) => `<section id="${id}" aria-labelledby="${id}-name"><h2 id="${id}-name">${name}</h2>\n${body}</section>`).join('\n')}
</main>
</body>
</html>
`;
}

function headHtml(comparison: Comparison, broken: number, changed: number, madeAt: Date): string {
  const { before, after, pages } = comparison;
  const { added, gone, changed: differing, same } = fatesOf(comparison);
  const label = escapeHtml(after.label);
  const verdict =
    broken > 0
      ? `${count(broken, 'thing')} broke in ${label}`
      : changed > 0
        ? `Nothing broke in ${label}, and ${count(changed, 'thing')} changed`
        : `${label} does not differ from ${escapeHtml(before.label)}`;
  const unopened = pages.filter(({ after: page }) => page?.sights.length === 0).length;
  const opened = `${count(pages.length - unopened, 'page')} opened in ${looks.length} looks`;
  const skipped = unopened === 0 ? '' : `, ${unopened} with the same bytes not opened`;
  const time = madeAt.toISOString().slice(0, 16);
  const counts = [
    ['broken', broken, broken > 0],
    ['changed', changed, false],
    ['pages added', added.length, false],
    ['pages gone', gone.length, gone.length > 0],
    ['pages changed', differing.length, false],
    ['pages the same', same.length, false],
  ] as const;
  const items = counts.map(
    ([name, number, isBad]) =>
      `<div${isBad ? ' class="bad"' : ''}><dt>${name}</dt><dd>${number}</dd></div>`,
  );
  return `<p class="muted">Comparison of two releases, <time datetime="${time}Z">${time.replace('T', ' ')} UTC</time></p>
<h1${broken > 0 ? ' class="bad"' : ''}>${verdict}</h1>
<p><b>${escapeHtml(before.label)}</b> at ${escapeHtml(before.origin)} before, <b>${label}</b> at ${escapeHtml(after.origin)} after. ${opened}${skipped}.</p>
<dl class="counts">${items.join('')}</dl>`;
}

function appsHtml(findings: readonly Finding[]): string {
  if (findings.length === 0) return '';
  const rows = changesByApp(findings).map(
    ({ app, before, after, broken, changed }) =>
      `<tr><th scope="row">${escapeHtml(app)}</th><td><code>${escapeHtml(before ?? 'none')}</code></td><td><code>${escapeHtml(after ?? 'none')}</code></td><td${broken > 0 ? ' class="bad"' : ''}>${broken}</td><td>${changed}</td></tr>`,
  );
  return `<div class="scroll" role="region" tabindex="0" aria-label="Differences by app"><table class="apps">
<thead><tr><th scope="col">App</th><th scope="col">Version before</th><th scope="col">Version after</th><th scope="col">Broken</th><th scope="col">Changed</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
}

function listHtml(findings: readonly Finding[], budget: PictureBudget): string {
  if (findings.length === 0) return '';
  return `<ol class="findings">${findings.map((finding) => findingHtml(finding, budget)).join('\n')}</ol>`;
}

function pagesHtml(comparison: Comparison): string {
  const { added, gone, changed, same } = fatesOf(comparison);
  const groups = [
    ['Added', added, true],
    ['Gone', gone, true],
    ['Changed', changed, true],
    ['The same', same, false],
  ] as const;
  return groups
    .filter(([, pages]) => pages.length > 0)
    .map(([name, pages, isOpen]) => groupHtml(name, pages, isOpen))
    .join('\n');
}

function groupHtml(name: string, pages: readonly ComparedPage[], isOpen: boolean): string {
  const items = pages.map(({ path }) => `<li>${escapeHtml(path)}</li>`).join('');
  return `<details${isOpen ? ' open' : ''}><summary>${name}: ${pages.length}</summary><ul class="paths">${items}</ul></details>`;
}
