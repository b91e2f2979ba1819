import type { DropList, ReportFact } from '../edition/import-report.ts';
import type { Bands, Importer, ReadEdition } from '../edition/importer.ts';
import { PAY_COLUMNS, readPayRow, type PayRow } from './pay-row.ts';
import { collapsePairs, distinctRanges, isPoint, type PayRange } from './pay-ranges.ts';
import { rangeBands, type RoleRange } from './range-bands.ts';
import { roleOfTitle } from '@talent/functions/salary/roles.ts';
import { payRangesSource } from '../edition/sources.ts';
import { RefusedError } from '../../files/refused-error.ts';

/**
 * Reported pay ranges of foorilla/ai-jobs-net-salaries: US, full time, roles by title. The publisher calls the rows survey
 * answers; they look like advertised ranges, and nobody outside knows. Other countries are dropped on purpose: the Canadian
 * rows are mostly tagged USD, some of them probably CAD.
 */
export const payRangesImporter: Importer<PayRow, Bands> = {
  name: 'ai-jobs',
  title:
    'reported pay ranges of ai-jobs.net (github.com/foorilla/ai-jobs-net-salaries, salaries.csv)',
  files: ['ai-jobs-salaries.csv'],
  seedEdition: '2025-01-19',
  edition: { form: /^\d{4}-\d{2}-\d{2}$/, example: '2025-01-19, the day of the snapshot' },
  forms: [{ kind: 'csv', columns: PAY_COLUMNS, readRow: readPayRow }],
  build: readEdition,
};

const NO_ROLE = 'the title is on no list of a role';

function readEdition(
  rows: readonly PayRow[],
  edition: string,
  drops: DropList,
): ReadEdition<Bands> {
  const newest = rows.reduce((year, row) => Math.max(year, row.year), 0);
  if (newest > Number(edition.slice(0, 4))) {
    throw new RefusedError(
      `The file has rows of ${newest}, so it is not the edition ${edition}: ` +
        'name the edition by the day of its snapshot.',
    );
  }
  const ranges = collapsePairs(rows);
  const otherTitles = new Map<string, number>();
  const counted = ranges.flatMap((range): RoleRange[] => {
    const role = roleOfTitle(range.title);
    const reason = reasonToDrop(range, role !== null);
    if (reason !== null) {
      drops.add(reason, { line: range.line, row: inWords(range) }, range.rows);
      if (reason === NO_ROLE) {
        otherTitles.set(range.title, (otherTitles.get(range.title) ?? 0) + 1);
      }
    }
    return reason === null && role !== null ? [{ role, range }] : [];
  });
  const kept = counted.map(({ range }) => range);
  const distinct = distinctRanges(kept);
  return {
    source: payRangesSource(edition, {
      years: [newest - 1, newest],
      paired: (2 * (rows.length - ranges.length)) / rows.length,
      repeated: kept.length === 0 ? 0 : 1 - distinct.length / kept.length,
    }),
    figures: { bands: rangeBands(counted, newest) },
    rowsKept: rowsOf(kept),
    facts: [
      {
        label: 'different rows; the others repeat one of them',
        count: new Set(rows.map(({ raw }) => raw)).size,
      },
      {
        label: 'pairs of rows that are the two ends of a range',
        count: rows.length - ranges.length,
      },
      { label: 'rows without a second end', count: 2 * ranges.length - rows.length },
      { label: 'reported pay ranges', count: ranges.length },
      { label: 'reported pay ranges in the bands', count: kept.length },
      {
        label: 'of these, repetitions of another one (counted in the figures over all ranges only)',
        count: kept.length - distinct.length,
      },
      { label: 'different pay ranges in the bands', count: distinct.length },
      {
        label: 'of these, without width (both ends are equal)',
        count: distinct.filter(isPoint).length,
      },
      {
        label: 'of these, in another currency than USD (as converted by the source)',
        count: distinct.filter(({ currency }) => currency !== 'USD').length,
      },
      { label: 'titles on no list of a role', count: otherTitles.size },
      ...mostFrequent(otherTitles),
    ],
  };
}

function reasonToDrop(range: PayRange, isRole: boolean): string | null {
  if (range.location !== 'US') return 'the company is not in the United States';
  if (range.employmentType !== 'FT') return 'not a full-time job';
  return isRole ? null : NO_ROLE;
}

function mostFrequent(titles: ReadonlyMap<string, number>): ReportFact[] {
  const sorted = [...titles].toSorted(([, a], [, b]) => b - a);
  return sorted.slice(0, 10).map(([title, count]) => ({
    label: `ranges titled "${title}", left out`,
    count,
  }));
}

function rowsOf(ranges: readonly PayRange[]): number {
  return ranges.reduce((sum, { rows }) => sum + rows, 0);
}

function inWords({ year, level, employmentType, title, location }: PayRange): string {
  return [year, level, employmentType, title, location].join(', ');
}
