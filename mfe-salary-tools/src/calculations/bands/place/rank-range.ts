import type { SalaryBand } from '@talent/api/salary/salary-data';
import { publishedFigures, type BandFigures } from './percentile';

/** How many ranges of a sample have their midpoint at an amount or below: at least `low` and at most `high`. */
export interface RankRange {
  low: number;
  high: number;
}

/** A band with everything that says where an amount ranks. */
export type RankedBand = BandFigures & Pick<SalaryBand, 'n' | 'bins'>;

/**
 * The ranks that an amount can have among the ranges of a band. Not the ranges themselves are published, only
 * percentiles and, for larger samples, counts in steps of pay. Both are limits, and the narrower one holds: between two
 * of them any rank is possible, so no straight line is drawn here.
 * @param amount - in the currency of the band, a year.
 * @param n - how many ranges the band has.
 */
export function rankRange(amount: number, band: RankedBand, n: number): RankRange {
  const byFigures = ofFigures(amount, band, n);
  const byCounts = ofCounts(amount, band, n);
  if (!byCounts) return byFigures;
  const low = Math.max(byFigures.low, byCounts.low);
  const high = Math.min(byFigures.high, byCounts.high);
  // Two limits that exclude each other were made from different rows: the percentiles are what the page shows.
  return low > high ? byFigures : { low, high };
}

/**
 * Percentile p of n sorted values is at the place (n - 1) p, counted from 0 (Hyndman and Fan's type 7, as the importer
 * calculates it). One more on each side, because the published figures are rounded to whole units.
 */
function ofFigures(amount: number, band: BandFigures, n: number): RankRange {
  const figures = publishedFigures(band);
  const below = figures.findLast((figure) => figure.amount <= amount);
  const above = figures.find((figure) => figure.amount > amount);
  const place = (percent: number) => ((n - 1) * percent) / 100;
  return {
    low: below ? Math.floor(place(below.percent)) : 0,
    high: above ? Math.min(Math.ceil(place(above.percent)) + 1, n) : n,
  };
}

/** Null where the counts are not those of the band's ranges. */
function ofCounts(amount: number, { bins }: RankedBand, n: number): RankRange | null {
  if (!bins || bins.counts.reduce((total, count) => total + count, 0) !== n) return null;
  const step = Math.floor((amount - bins.start) / bins.width);
  const until = (end: number) =>
    bins.counts.slice(0, Math.max(end, 0)).reduce((total, count) => total + count, 0);
  return { low: until(step), high: until(step + 1) };
}
