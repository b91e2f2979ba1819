import type { Comparison } from '../visit-site.ts';
import { causeOf, count, groupDifferences, kinds, summaryOf } from './findings.ts';

/** Findings that a comment lists; the others are in the report. */
const MOST = 30;
/** Most characters of one cell. */
const CELL = 240;

/** The comparison as Markdown, for a comment on a pull request: broken findings first, at most 30. */
export function markdownOf(comparison: Comparison): string {
  const findings = groupDifferences(comparison.differences);
  const rows = findings.slice(0, MOST).map(({ sample, paths: [first = '', ...others] }) => {
    const where =
      others.length === 0 ? first : `${first} and ${count(others.length, 'other page')}`;
    const state = sample.broken ? '**broken**' : 'changed';
    const cells = [where, kinds[sample.kind], causeOf(sample), sample.text].map(cell);
    return `| ${[state, ...cells].join(' | ')} |`;
  });
  const more = findings.length - rows.length;
  return [
    `**${summaryOf(comparison)}**`,
    ...(rows.length === 0
      ? []
      : ['', '| | page | what | by | |', '| --- | --- | --- | --- | --- |', ...rows]),
    ...(more > 0 ? ['', `And ${more} more in the report.`] : []),
  ].join('\n');
}

/** Text of a page breaks no cell, is no HTML, links nowhere and calls nobody. */
function cell(text: string): string {
  const short = text.length > CELL ? `${text.slice(0, CELL - 1)}…` : text;
  return short
    .replace(/[\\`*_[\]|#]/g, '\\$&')
    .replaceAll('@', '@\u200B')
    .replaceAll('<', '&lt;')
    .replaceAll('\n', ' ');
}
