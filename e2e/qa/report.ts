import type { Difference } from './compare-sites.ts';
import type { PageFacts } from './page-facts.ts';
import type { Comparison } from './visit-site.ts';
import { reportStyle } from './report-style.ts';

const kinds: Readonly<Record<Difference['kind'], string>> = {
  page: 'Pages',
  picture: 'Pictures',
  text: 'Words',
  links: 'Links',
  axe: 'Accessibility',
  console: 'Console',
  requests: 'Requests',
  bytes: 'Bytes',
  speed: 'Speed',
};

/** One line: how much differs, and how much of it is broken. */
export function summaryOf({ before, after, pages, differences }: Comparison): string {
  const broken = differences.filter((difference) => difference.broken).length;
  const sides = `${after.label} against ${before.label}, ${pages.length === 1 ? '1 page' : `${pages.length} pages`}`;
  if (differences.length === 0) return `${sides}: no difference.`;
  const count = differences.length === 1 ? '1 difference' : `${differences.length} differences`;
  return `${sides}: ${count}, ${broken === 0 ? 'nothing broken' : `${broken} broken`}.`;
}

/** The comparison as Markdown, for a comment on a pull request: at most 30 differences. */
export function markdownOf(comparison: Comparison): string {
  const rows = comparison.differences.slice(0, 30).map((difference) => {
    const { path, kind, broken, text } = difference;
    const cells = [broken ? '**broken**' : 'changed', path, kinds[kind], causeOf(difference), text];
    return `| ${cells.map((cell) => cell.replaceAll('<', '&lt;').replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  });
  const more = comparison.differences.length - rows.length;
  return [
    summaryOf(comparison),
    ...(rows.length === 0
      ? []
      : ['', '| | page | what | by | |', '| --- | --- | --- | --- | --- |', ...rows]),
    ...(more > 0 ? ['', `And ${more} more in the report.`] : []),
  ].join('\n');
}

/** The app of a difference with its versions, such as `mfe-blog 1.0.0 → 1.1.0`. */
export function causeOf({ app, versions: [before, after] }: Difference): string {
  if (before === after) return before === null ? app : `${app} ${before}`;
  return `${app} ${before ?? 'none'} → ${after ?? 'none'}`;
}

/** The comparison as one HTML document with its pictures inside. */
export function htmlOf(comparison: Comparison, madeAt: Date): string {
  const { differences, pages } = comparison;
  const paths = [...new Set(differences.map(({ path }) => path))];
  const title = summaryOf(comparison);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<style>${reportStyle}</style>
</head>
<body>
<header>
<h1>${escape(title)}</h1>
<p>${escape(comparison.before.origin)} before, ${escape(comparison.after.origin)} after; made ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC.</p>
${contents(paths, differences)}
</header>
<main>
${paths
  .map((path) =>
    section(
      path,
      differences.filter((each) => each.path === path),
    ),
  )
  .join('\n')}
${figures(pages)}
</main>
</body>
</html>
`;
}

function contents(paths: readonly string[], differences: readonly Difference[]): string {
  if (paths.length === 0) return '';
  const items = paths.map((path) => {
    const here = differences.filter((each) => each.path === path);
    const broken = here.some((each) => each.broken) ? ' class="broken"' : '';
    return `<li${broken}><a href="#${anchor(path)}">${escape(path)}</a> <span>${here.length}</span></li>`;
  });
  return `<nav aria-label="Pages that differ"><ul>${items.join('')}</ul></nav>`;
}

function section(path: string, differences: readonly Difference[]): string {
  const parts = differences.map((difference) => {
    const { kind, broken, text, pictures } = difference;
    const state = broken ? '<strong class="broken">broken</strong>' : '<span>changed</span>';
    const line = `<p>${state} <b>${kinds[kind]}</b> ${escape(text)} <code>${escape(causeOf(difference))}</code></p>`;
    if (!pictures) return line;
    const shown = (['before', 'after', 'marked'] as const).map(
      (side) =>
        `<figure><figcaption>${side}</figcaption><img loading="lazy" alt="${side}" src="data:image/png;base64,${pictures[side].toString('base64')}"></figure>`,
    );
    return `${line}<div class="pictures">${shown.join('')}</div>`;
  });
  return `<section id="${anchor(path)}"><h2>${escape(path)}</h2>${parts.join('\n')}</section>`;
}

/** Figures of every page of the later release. */
function figures(pages: readonly PageFacts[]): string {
  const rows = pages.map(({ path, status, sights }) => {
    const kilobytes =
      Object.values(sights[0]?.bytes ?? {}).reduce((sum, each) => sum + each, 0) / 1000;
    const cells = [
      status,
      kilobytes.toFixed(0),
      Math.max(...sights.map(({ depth }) => depth)),
      Math.min(...sights.map(({ paint }) => paint)).toFixed(0),
      Math.max(...sights.map(({ shift }) => shift)).toFixed(3),
      sights.flatMap(({ violations }) => violations).length,
      sights.flatMap(({ messages }) => messages).length,
    ];
    return `<tr><th scope="row">${escape(path)}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<section><h2>Figures of all pages, after</h2><div class="scroll"><table>
<thead><tr><th scope="col">Page</th><th scope="col">Status</th><th scope="col">KB</th><th scope="col">Depth</th><th scope="col">Largest paint, ms</th><th scope="col">Layout shift</th><th scope="col">axe</th><th scope="col">Console</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div></section>`;
}

const anchor = (path: string): string => `page${path.replace(/[^a-z0-9]+/g, '-')}`;

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
