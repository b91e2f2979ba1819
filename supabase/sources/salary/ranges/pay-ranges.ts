import type { PayRow } from './pay-row.ts';

/** One reported pay range: its two ends in USD a year; equal where one figure was reported. */
export type PayRange = PayRow & {
  low: number;
  high: number;
  midpoint: number;
  /** Rows of the file that it came from: two for a pair, else one. */
  rows: 1 | 2;
};

/**
 * Joins the two ends of a range. The source lists most ranges as two adjacent rows that differ in the salary alone, the
 * higher end first. In a run of such rows pairs are formed from the top; a low end before a higher one begins a new pair. Any
 * other row is a range without width. Repetitions are kept: see `distinctRanges`.
 */
export function collapsePairs(rows: readonly PayRow[]): PayRange[] {
  const ranges: PayRange[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index];
    if (row === undefined) break;
    const next = rows[index + 1];
    if (next !== undefined && isPair(row, next)) {
      ranges.push(payRange(row, next.salaryUsd, row.salaryUsd, 2));
      index += 1;
    } else {
      ranges.push(payRange(row, row.salaryUsd, row.salaryUsd, 1));
    }
  }
  return ranges;
}

/**
 * Every different range once. Two are the same when they agree in year, level, type, title, currency, residence, remote
 * share, location, size and both ends: the source has no id that would tell a copy from a second opening.
 */
export function distinctRanges(ranges: readonly PayRange[]): PayRange[] {
  return [...new Map(ranges.map((range) => [identityOf(range), range])).values()];
}

/** A range of which both ends are equal says nothing about how far pay reaches. */
export function isPoint({ low, high }: PayRange): boolean {
  return low === high;
}

function identityOf(range: PayRange): string {
  return [openingOf(range), range.currency, range.low, range.high].join('|');
}

function isPair(high: PayRow, low: PayRow): boolean {
  return high.salaryUsd >= low.salaryUsd && openingOf(high) === openingOf(low);
}

/** What both ends of a range agree in. */
function openingOf({ year, level, employmentType, title, ...row }: PayRow): string {
  const { residence, remoteRatio, location, companySize } = row;
  return [year, level, employmentType, title, residence, remoteRatio, location, companySize].join();
}

function payRange(row: PayRow, low: number, high: number, rows: 1 | 2): PayRange {
  return { ...row, low, high, midpoint: (low + high) / 2, rows };
}
