import { formatCount } from '@talent/sdk/format';
import type { EditionChanges } from '../edition/edition-changes.ts';
import type { SalaryEdition } from '../edition/read-edition.ts';

/** Bands that are printed of a list at most; the report file holds all. */
const MOST_LISTED = 10;

/** The report on a file: rows read, rows used, and why the others were dropped. */
export function describeReport({ source, report }: SalaryEdition): string {
  const { rowsRead, rowsKept, facts, dropped, bands } = report;
  return [
    `${source.name}, edition ${source.edition}`,
    `  ${formatCount(rowsRead)} rows read, ${formatCount(rowsKept)} in the bands`,
    ...facts.map((fact) => `  ${formatCount(fact.count)} ${fact.label}`),
    ...dropped.flatMap(({ reason, rows, example }) => [
      `  ${formatCount(rows)} rows left out: ${reason}`,
      `      such as line ${example.line}: ${example.row}`,
    ]),
    `  ${formatCount(bands.total)} bands, ${formatCount(bands.suppressed)} of them withheld (fewer than 10 different pay ranges), ` +
      `${formatCount(bands.withDistribution)} with a distribution`,
  ].join('\n');
}

/** The report on the changes of an import. */
export function describeChanges(changes: EditionChanges): string {
  const { added, removed, changed, newlySuppressed, same } = changes;
  return [
    'Compared with the current edition:',
    ...listed('added', added),
    ...listed(
      'changed by more than 2%',
      changed.map(({ key, from, to }) => `${key}: median ${money(from)} -> ${money(to)}`),
    ),
    ...listed('withheld from now on', newlySuppressed),
    ...listed('no longer there', removed),
    `  ${formatCount(same)} bands as before`,
  ].join('\n');
}

function listed(what: string, bands: readonly string[]): string[] {
  const more = bands.length - MOST_LISTED;
  return [
    `  ${formatCount(bands.length)} bands ${what}`,
    ...bands.slice(0, MOST_LISTED).map((band) => `      ${band}`),
    ...(more > 0 ? [`      and ${formatCount(more)} more`] : []),
  ];
}

function money(figure: number | null): string {
  return figure === null ? 'none' : formatCount(figure);
}
