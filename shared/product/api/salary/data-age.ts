import type { DataAge, SalarySource } from './salary-data.ts';

/** What names a period: the key and the edition of its source, and the period in the source's words. */
export interface PeriodOfSource extends Pick<SalarySource, 'edition'> {
  /** Key of the source. */
  source: string;
  /** Such as `2024-2025`, `2023`, `May 2025` or `October 2024 to September 2025`. */
  period: string;
}

/**
 * The time that a figure describes, and its age on a day. A period never ends after the snapshot that it is from.
 * @param asOf - YYYY-MM-DD
 * @returns null where the period names no year
 */
export function dataAge({ source, edition, period }: PeriodOfSource, asOf: string): DataAge | null {
  const found = [...period.matchAll(PERIOD_PART)].map(([, month, year]) => ({
    month: month === undefined ? null : MONTHS.indexOf(month) + 1,
    year: Number(year),
  }));
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return null;
  const from = dayOf(first.year, first.month ?? 1, 1);
  const end = dayOf(last.year, (last.month ?? 12) + 1, 0);
  const isCut = /^\d{4}-\d{2}-\d{2}$/.test(edition) && edition >= from && edition < end;
  const to = isCut ? edition : end;
  const names = isCut ? cutNames(first, to) : [first, last].map(nameOf);
  const text = `${nounOf(source)} of ${[...new Set(names)].join(' to ')}`;
  return { from, to, text, months: monthsBetween(to, asOf) };
}

/** The ages of each of the periods of a source, by period. */
export function dataAges(
  { key, edition }: Pick<SalarySource, 'key' | 'edition'>,
  periods: Iterable<string>,
  asOf: string,
): Record<string, DataAge> {
  return Object.fromEntries(
    [...new Set(periods)].flatMap((period) => {
      const age = dataAge({ source: key, edition, period }, asOf);
      return age ? [[period, age]] : [];
    }),
  );
}

/**
 * Whether reported figures are so old that official ones come first.
 * @param age - of the reported figures; null gives false
 */
export function isOutOfSeason(age: Pick<DataAge, 'months'> | null | undefined): boolean {
  return (age?.months ?? 0) > 18;
}

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const PERIOD_PART = new RegExp(`(?:(${MONTHS.join('|')}) )?\\b(\\d{4})\\b`, 'g');

interface Part {
  /** From 1; null is the whole year. */
  month: number | null;
  year: number;
}

function nameOf({ month, year }: Part): string {
  return month === null ? String(year) : `${MONTHS[month - 1]} ${year}`;
}

/** `2024` and `January 2025`; within one year `January` and `August 2025`. */
function cutNames(first: Part, to: string): string[] {
  const last = { month: Number(to.slice(5, 7)), year: Number(to.slice(0, 4)) };
  if (first.year < last.year) return [nameOf(first), nameOf(last)];
  const month = first.month ?? 1;
  return month === last.month ? [nameOf(last)] : [MONTHS[month - 1] ?? '', nameOf(last)];
}

function nounOf(source: string): string {
  if (source.startsWith('ai-jobs')) return 'Pay ranges';
  if (/^bls-|job-bank/.test(source)) return 'Official pay';
  return /(^|-)lca(-|$)/.test(source) ? 'Filings' : 'Posted ranges';
}

/** @param month - from 1; day 0 is the last day of the month before */
function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Whole months from one day to another, never negative. From the last day of a month to that of another they are whole. */
export function monthsBetween(from: string, to: string): number {
  const [start, end] = [new Date(from), new Date(to)];
  const months =
    (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  const isLastDay = new Date(end.getTime() + 86_400_000).getUTCDate() === 1;
  const isWhole = end.getUTCDate() >= start.getUTCDate() || isLastDay;
  return Math.max(isWhole ? months : months - 1, 0);
}
