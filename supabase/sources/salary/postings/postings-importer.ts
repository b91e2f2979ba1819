import type { DropList, ReportFact } from '../edition/import-report.ts';
import { EditionError, type Importer, type ReadEdition } from '../edition/importer.ts';
import { POSTING_COLUMNS, readJobPosting, type SalaryRow } from './job-postings.ts';
import { collapsePairs, type Posting } from './posted-ranges.ts';
import { postingBands, type RolePosting } from './posting-bands.ts';
import { roleOfTitle } from '../figures/roles.ts';
import { postingsSource } from '../edition/sources.ts';

/**
 * Job postings of foorilla/ai-jobs-net-salaries: US, full time, roles by title. Other countries of the
 * file are left out on purpose: its Canadian rows are mostly tagged USD, some of them probably CAD.
 */
export const postingsImporter: Importer = {
  name: 'ai-jobs',
  title: 'job postings of ai-jobs.net (github.com/foorilla/ai-jobs-net-salaries, salaries.csv)',
  file: 'ai-jobs-salaries.csv',
  seedEdition: '2025-01-19',
  edition: { form: /^\d{4}-\d{2}-\d{2}$/, example: '2025-01-19, the day of the snapshot' },
  columns: POSTING_COLUMNS,
  read: (edition, drops) => {
    const rows: SalaryRow[] = [];
    const distinct = new Set<string>();
    return {
      take: (row) => {
        rows.push(readJobPosting(row));
        distinct.add(row.raw);
      },
      finish: () => readEdition(edition, rows, distinct.size, drops),
    };
  },
};

const NO_ROLE = 'the title is on no list of a role';

function readEdition(
  edition: string,
  rows: readonly SalaryRow[],
  distinctRows: number,
  drops: DropList,
): ReadEdition {
  const newest = rows.reduce((year, row) => Math.max(year, row.year), 0);
  if (newest > Number(edition.slice(0, 4))) {
    throw new EditionError(
      `The file has rows of ${newest}, so it is not the edition ${edition}: ` +
        'name the edition by the day of its snapshot.',
    );
  }
  const postings = collapsePairs(rows);
  const otherTitles = new Map<string, number>();
  const counted = postings.flatMap((posting): RolePosting[] => {
    const role = roleOfTitle(posting.title);
    const reason = reasonToDrop(posting, role !== null);
    if (reason !== null) {
      drops.add(reason, { line: posting.line, row: inWords(posting) }, posting.rows);
      if (reason === NO_ROLE) {
        otherTitles.set(posting.title, (otherTitles.get(posting.title) ?? 0) + 1);
      }
    }
    return reason === null && role !== null ? [{ role, posting }] : [];
  });
  const kept = counted.map(({ posting }) => posting);
  return {
    source: postingsSource(edition, [newest - 1, newest]),
    ...postingBands(counted, newest),
    rowsKept: rowsOf(kept),
    facts: [
      { label: 'different rows; the others repeat one of them', count: distinctRows },
      {
        label: 'pairs of rows that are the two ends of a range',
        count: rows.length - postings.length,
      },
      { label: 'rows without a second end', count: 2 * postings.length - rows.length },
      { label: 'postings', count: postings.length },
      { label: 'postings in the bands', count: kept.length },
      { label: 'of these, repetitions of another one (kept)', count: repetitions(kept) },
      {
        label: 'of these, in another currency than USD (as converted by the source)',
        count: kept.filter(({ currency }) => currency !== 'USD').length,
      },
      { label: 'titles on no list of a role', count: otherTitles.size },
      ...mostFrequent(otherTitles),
    ],
  };
}

function reasonToDrop(posting: Posting, isRole: boolean): string | null {
  if (posting.location !== 'US') return 'the company is not in the United States';
  if (posting.employmentType !== 'FT') return 'not a full-time job';
  return isRole ? null : NO_ROLE;
}

function mostFrequent(titles: ReadonlyMap<string, number>): ReportFact[] {
  const sorted = [...titles].toSorted(([, a], [, b]) => b - a);
  return sorted.slice(0, 10).map(([title, count]) => ({
    label: `postings titled "${title}", left out`,
    count,
  }));
}

function rowsOf(postings: readonly Posting[]): number {
  return postings.reduce((sum, { rows }) => sum + rows, 0);
}

function repetitions(postings: readonly Posting[]): number {
  const seen = new Set(
    postings.map(({ line: _line, ...posting }) => Object.values(posting).join('|')),
  );
  return postings.length - seen.size;
}

function inWords({ year, level, employmentType, title, location }: Posting): string {
  return [year, level, employmentType, title, location].join(', ');
}
