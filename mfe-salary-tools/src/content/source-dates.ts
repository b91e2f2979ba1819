import type { SalaryBand, SalarySource } from '@talent/api/salary/salary-data';
import { formatDay, formatPeriod } from '@talent/sdk/format';

type Dates = Pick<SalarySource, 'edition' | 'retrievedOn'>;

/**
 * The two dates of figures, for the sentences after a source's name: the time that they describe, and the day of the file. A
 * file that its publisher names by a day is a snapshot of that day; of another file we know the day on which we fetched it.
 * A day that the name holds is not repeated. Without bands only the day of the file.
 */
export function sourceDates(
  bands: readonly Pick<SalaryBand, 'period' | 'year'>[],
  source: Dates & Pick<SalarySource, 'name'>,
): string {
  const inOrder = bands.toSorted((a, b) => a.year - b.year);
  const [first, last] = [inOrder[0]?.period, inOrder.at(-1)?.period];
  const file = isInName(source) ? '' : fileSentence(source);
  if (first === undefined || last === undefined) return file;
  const described = [...new Set([first, last])].map(formatPeriod).join(' to ');
  return `The figures describe ${described}. ${file}`.trim();
}

/** Name of the source with the day of its file: `A pay file, snapshot of January 19, 2025`. */
export function datedName(source: Dates & Pick<SalarySource, 'name'>): string {
  return isInName(source) ? source.name : `${source.name}, ${fileDate(source)}`;
}

function isInName(source: Dates & Pick<SalarySource, 'name'>): boolean {
  return source.name.includes(fileDate(source));
}

function fileSentence(source: Dates): string {
  return isSnapshot(source)
    ? `The snapshot is of ${formatDay(source.edition)}.`
    : `We fetched the file on ${formatDay(source.retrievedOn)}.`;
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
