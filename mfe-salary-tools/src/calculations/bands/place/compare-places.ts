import type { SalaryBand } from '@talent/api/salary/salary-data';
import { placeAmount, sampleSize } from './place-amount';
import { rankRange } from './rank-range';
import { wilsonInterval } from './wilson-interval';

/** How far two amounts are apart among the ranges of one band, in percentile points, not rounded. */
export type PlaceDifference =
  /** `low` to `high` points lie between the two: the 95% interval, widened by what is not published. */
  | { status: 'apart'; low: number; high: number }
  /** Both amounts are the same. */
  | { status: 'equal' }
  /** At least one of them is beyond the published figures, or the source has no sample size. */
  | { status: 'unknown' };

/**
 * The share of a band's ranges that have their midpoint above the lower of two amounts and not above the higher one.
 * That share is a binomial count of its own, so its interval is not the difference of the two intervals.
 * @param a - in the currency of the band, a year; so is `b`.
 */
export function placeDifference(a: number, b: number, band: SalaryBand): PlaceDifference {
  if (a === b) return { status: 'equal' };
  const n = sampleSize(band);
  const isRanked = [a, b].every((amount) => placeAmount(amount, band).status === 'ranked');
  if (n === null || !isRanked) return { status: 'unknown' };
  const lower = rankRange(Math.min(a, b), band, n);
  const higher = rankRange(Math.max(a, b), band, n);
  const least = Math.max(higher.low - lower.high, 0);
  return {
    status: 'apart',
    low: wilsonInterval(least, n).low * 100,
    high: wilsonInterval(Math.max(higher.high - lower.low, 0), n).high * 100,
  };
}
