import type { SalaryBand } from '@talent/api/salary/salary-data';
import { formatCount, formatPay } from '@talent/sdk/format';

/**
 * The facts known about the file behind the reported pay ranges; each salary page says it near its first figure. The shares are
 * those of the edition of January 19, 2025; the source's own `method` has those of the current one.
 */
export const rangesOrigin =
  'The ranges look like advertised pay: 98.7% of the rows are pairs of a low and a high figure. Their publisher calls them anonymous survey answers.';

/** How repeated ranges are counted; said near the figures, or one click away from them. */
export const rangesRepeats =
  '42% of the counted ranges repeat another, so each different range counts once.';

/** `1 range`, `2,132 ranges`. */
export function formatRanges(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'range' : 'ranges'}`;
}

/** `975 different ranges`; `2,132 ranges` of an edition that counts repeated ones, too. Null where no number is published. */
export function formatDifferentRanges({
  n,
  allRows,
}: Pick<SalaryBand, 'n' | 'allRows'>): string | null {
  if (n === null) return null;
  return allRows === null || n === 1 ? formatRanges(n) : `${formatCount(n)} different ranges`;
}

/** `2,132 ranges`, `245,000 employed`; null where the source publishes no number. */
export function formatSample({ n, nKind }: Pick<SalaryBand, 'n' | 'nKind'>): string | null {
  if (n === null) return null;
  return nKind === 'employment_estimate' ? `${formatCount(n)} employed` : formatRanges(n);
}

/**
 * The median over all ranges, for a cell beside the headline: `$200,000 of 2,132`. Null for official wages and withheld
 * bands, which have none.
 */
export function formatAllRows({ allRows, currency }: SalaryBand): string | null {
  return allRows && `${formatPay(allRows.p50, currency)} of ${formatCount(allRows.n)}`;
}

/**
 * How a band counts its ranges, in a sentence or two: `977 different ranges, of which 39 are a single amount. With repeats
 * there are 2,132, and their median is $200,000.` Null for official wages and withheld bands.
 */
export function countingText({ n, points, allRows, currency }: SalaryBand): string | null {
  if (allRows === null || n === null) return null;
  const single =
    points === null || points === 0
      ? ''
      : `, of which ${formatCount(points)} ${points === 1 ? 'is' : 'are'} a single amount`;
  const all = `With repeats there are ${formatCount(allRows.n)}, and their median is ${formatPay(allRows.p50, currency)}.`;
  return `${formatCount(n)} different ${n === 1 ? 'range' : 'ranges'}${single}. ${all}`;
}
