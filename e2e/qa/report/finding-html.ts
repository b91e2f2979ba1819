import type { PictureBand } from '../picture-difference.ts';
import { piecesOf } from '../text-difference.ts';
import { escapeHtml } from '@talent/sdk/server';
import { causeOf, count, kinds, type Finding } from './findings.ts';

/** Pages that are named beside a finding; the others are behind a button. */
const NAMED = 3;

/** Bytes of pictures that a report may still take in. */
export interface PictureBudget {
  left: number;
}

/** A finding as an item of a list: what it is, which version caused it, where, and how it looks. */
export function findingHtml(finding: Finding, budget: PictureBudget): string {
  const { sample } = finding;
  const state = sample.broken ? 'broken' : 'changed';
  return `<li class="finding ${state}">
<p class="facts"><span class="kind">${kinds[sample.kind]}</span> <code>${escapeHtml(causeOf(sample))}</code></p>
${bodyOf(finding, budget)}
${pathsHtml(finding.paths)}
</li>`;
}

function bodyOf({ sample, paths }: Finding, budget: PictureBudget): string {
  const { line, pictures, text } = sample;
  if (line) return `<div class="words">${wordsHtml(line)}</div>`;
  const words = `<p class="text">${escapeHtml(text)}</p>`;
  if (!pictures) return words;
  const bytes = pictures
    .flatMap(({ before, after, marked }) => [before, after, marked])
    .reduce((sum, picture) => sum + picture.length, 0);
  if (bytes > budget.left) {
    return `${words}<p class="muted">The pictures are left out: the report is full. Look at this page alone with <code>--page ${escapeHtml(paths[0] ?? '')}</code>.</p>`;
  }
  budget.left -= bytes;
  const narrow = text.startsWith('360') ? ' narrow' : '';
  const bands = pictures.map((band) => bandHtml(band, `${text}, ${paths[0] ?? ''}`));
  return `${words}
<div class="pictures${narrow}">
<label><input type="checkbox"> Actual size</label>
${bands.join('\n')}
</div>`;
}

const columns = [
  ['Before', 'before'],
  ['After', 'after'],
  ['Difference', 'marked'],
] as const;

function bandHtml(band: PictureBand, where: string): string {
  const place = `${where}, from ${band.top} px`;
  const figures = columns.map(([name, side]) => {
    const source = `data:image/png;base64,${band[side].toString('base64')}`;
    return `<figure><figcaption>${name}</figcaption><img loading="lazy" alt="${escapeHtml(`${name}: ${place}`)}" src="${source}"></figure>`;
  });
  return `<div class="columns" role="group" tabindex="0" aria-label="${escapeHtml(place)}">${figures.join('')}</div>`;
}

/** A changed line with its words marked; of a line that is new or gone, the whole of it. */
function wordsHtml(line: { before: string | null; after: string | null }): string {
  const marked = piecesOf(line).map(({ text, kind }) => {
    const safe = escapeHtml(text);
    if (kind === 'same') return safe;
    return kind === 'gone' ? `<del>${safe}</del>` : `<ins>${safe}</ins>`;
  });
  return `<p>${marked.join('')}</p>`;
}

function pathsHtml(paths: readonly string[]): string {
  const item = (path: string): string => `<li>${escapeHtml(path)}</li>`;
  const rest = paths.slice(NAMED);
  const named = `<ul class="paths">${paths.slice(0, NAMED).map(item).join('')}</ul>`;
  if (rest.length === 0) return named;
  return `${named}<details><summary>and ${count(rest.length, 'other page')}</summary><ul class="paths">${rest.map(item).join('')}</ul></details>`;
}
