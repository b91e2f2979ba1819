import type { SalaryBand, SalarySource } from '@talent/api/salary/salary-data';
import { formatDay, formatPeriod } from '@talent/sdk/format';

type Dates = Pick<SalarySource, 'edition' | 'retrievedOn'>;

/**
 * The two dates of figures, in two sentences: the time that they describe, and the day of the file. A file that its
 * publisher names by a day is a snapshot of that day; of another file we know the day on which we fetched it. Without bands
 * only the second sentence.
 */
export function sourceDates(
  bands: readonly Pick<SalaryBand, 'period' | 'year'>[],
  source: Dates,
): string {
  const inOrder = bands.toSorted((a, b) => a.year - b.year);
  const [first, last] = [inOrder[0]?.period, inOrder.at(-1)?.period];
  const file = isSnapshot(source)
    ? `The snapshot is of ${formatDay(source.edition)}.`
    : `We fetched the file on ${formatDay(source.retrievedOn)}.`;
  if (first === undefined || last === undefined) return file;
  const described = [...new Set([first, last])].map(formatPeriod).join(' to ');
  return `The figures describe ${described}. ${file}`;
}

/** `snapshot of January 19, 2025`, or `file fetched November 21, 2026` where the publisher names no day. */
export function fileDate(source: Dates): string {
  return isSnapshot(source)
    ? `snapshot of ${formatDay(source.edition)}`
    : `file fetched ${formatDay(source.retrievedOn)}`;
}

/** Day of the file, YYYY-MM-DD: of the publisher's snapshot, else of our copy. */
export function fileDay(source: Dates): string {
  return isSnapshot(source) ? source.edition : source.retrievedOn;
}

/** Whether the publisher names the file by a day: editions such as `2025-05` are the period of a publication. */
function isSnapshot({ edition }: Pick<SalarySource, 'edition'>): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(edition);
}
