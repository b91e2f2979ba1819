import { formatCount } from '@talent/sdk/format';
import type { EditionChanges } from '../edition/edition-changes.ts';
import type { SalaryEdition } from '../edition/read-edition.ts';

/** Keys that are printed of a list at most; the report file holds all. */
const MOST_LISTED = 10;

/** The report on a file: rows read, rows used, and why the others were dropped. */
export function describeReport({ source, report }: SalaryEdition): string {
  const { rowsRead, rowsKept, facts, dropped } = report;
  return [
    `${source.name}, edition ${source.edition}`,
    `  ${formatCount(rowsRead)} rows read, ${formatCount(rowsKept)} in the ${report.bands === undefined ? 'figures' : 'bands'}`,
    ...facts.map((fact) => `  ${formatCount(fact.count)} ${fact.label}`),
    ...dropped.flatMap(({ reason, rows, example }) => [
      `  ${formatCount(rows)} rows left out: ${reason}`,
      `      such as line ${example.line}: ${example.row}`,
    ]),
    totals(report),
  ].join('\n');
}

function totals({ bands, places }: SalaryEdition['report']): string {
  if (bands !== undefined) {
    return (
      `  ${formatCount(bands.total)} bands, ${formatCount(bands.suppressed)} of them withheld (fewer than 10 different pay ranges), ` +
      `${formatCount(bands.withDistribution)} with a distribution`
    );
  }
  const counts = Object.entries(places ?? {}).filter(([, count]) => count > 0);
  return `  ${counts.map(([name, count]) => `${formatCount(count)} ${name}`).join(', ')}`;
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
    `  ${formatCount(same)} figures as before`,
  ].join('\n');
}

function listed(what: string, keys: readonly string[]): string[] {
  const more = keys.length - MOST_LISTED;
  return [
    `  ${formatCount(keys.length)} figures ${what}`,
    ...keys.slice(0, MOST_LISTED).map((key) => `      ${key}`),
    ...(more > 0 ? [`      and ${formatCount(more)} more`] : []),
  ];
}

function money(figure: number | null): string {
  return figure === null ? 'none' : formatCount(figure);
}
