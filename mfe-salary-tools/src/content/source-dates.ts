import { ageText } from '@talent/api/salary/age-text';
import type { SalaryBand, SalarySource } from '@talent/api/salary/salary-data';
import { formatDay } from '@talent/sdk/format';

type Dates = Pick<SalarySource, 'edition' | 'retrievedOn'>;

/**
 * The time that figures of a source describe, and their age: `Pay ranges of 2024 to January 2025, 22 months old.` Of a
 * history from its first period to its last. Empty without bands, or without the source.
 */
export function agesOf(
  bands: readonly Pick<SalaryBand, 'period'>[],
  source: Pick<SalarySource, 'ages'> | undefined,
): string {
  const inOrder = bands
    .flatMap(({ period }) => source?.ages?.[period] ?? [])
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const last = inOrder.at(-1);
  return last ? ageText(last, inOrder[0]) : '';
}

/**
 * The two dates of figures, for the sentences after a source's name: the time that they describe with its age, and the day of
 * the file. A file that its publisher names by a day is a snapshot of that day; of another file we know the day on which we
 * fetched it. A day that the name holds is not repeated. Without bands only the day of the file.
 */
export function sourceDates(
  bands: readonly Pick<SalaryBand, 'period'>[],
  source: Dates & Pick<SalarySource, 'name' | 'ages'>,
): string {
  const file = isInName(source) ? '' : fileSentence(source);
  return `${agesOf(bands, source)} ${file}`.trim();
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
