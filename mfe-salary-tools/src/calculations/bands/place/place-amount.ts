import type { SalaryBand } from '@talent/api/salary/salary-data';
import { positionOf, publishedFigures, type PublishedFigure } from './percentile';
import { rankRange } from './rank-range';
import { wilsonInterval } from './wilson-interval';

/** The place of an amount of pay among the ranges or people that a band describes; percentiles in percent, not rounded. */
export type Place =
  /** Among `n` reported pay ranges: `percentile` is the best guess, and the interval says how sure it is. */
  | { status: 'ranked'; percentile: number; low: number; high: number; n: number }
  /** Between two figures of a source without a sample size: no more is known. `percentile` is on a straight line. */
  | { status: 'between'; percentile: number; from: PublishedFigure; to: PublishedFigure }
  /** Below the lowest or above the highest published figure, where nothing is known. `n` is null without a sample. */
  | { status: 'below' | 'above'; figure: PublishedFigure; n: number | null }
  /** The band has fewer than two figures. */
  | { status: 'unknown' };

/**
 * Places an amount in a band. The interval has two parts, both without an assumption about how pay is distributed: the
 * ranks that the published figures leave possible (`rankRange`), and what chance leaves open around each of these in a
 * sample of n (`wilsonInterval`, 95%). It takes the lower limit of the lowest rank and the upper limit of the highest.
 * @param amount - in the currency of the band, a year.
 */
export function placeAmount(amount: number, band: SalaryBand): Place {
  const position = positionOf(amount, band);
  const n = sampleSize(band);
  switch (position.status) {
    case 'unknown':
      return position;
    case 'below':
    case 'above':
      return { ...position, n };
    case 'within': {
      if (n === null) return { ...position, status: 'between' };
      const ranks = rankRange(amount, band, n);
      return {
        status: 'ranked',
        // The straight line between two percentiles can leave what the counts in steps of pay allow.
        percentile: Math.min(
          Math.max(position.percentile, (ranks.low / n) * 100),
          (ranks.high / n) * 100,
        ),
        low: wilsonInterval(ranks.low, n).low * 100,
        high: wilsonInterval(ranks.high, n).high * 100,
        n,
      };
    }
  }
}

/** A step up in pay: the figure to reach, and what is missing to it; both in the currency of the band. */
export interface NextStep {
  figure: PublishedFigure;
  difference: number;
}

/**
 * The lowest quartile (25th percentile, median, 75th percentile) above an amount; null for an amount at or above the
 * highest quartile that the source publishes.
 */
export function nextQuartile(amount: number, band: SalaryBand): NextStep | null {
  const figure = publishedFigures(band)
    .filter(({ percent }) => percent >= 25 && percent <= 75)
    .find((each) => each.amount > amount);
  return figure ? { figure, difference: figure.amount - amount } : null;
}

/** How many reported pay ranges a band has; null for other sources, and for a band that does not say. */
export function sampleSize({ n, nKind }: Pick<SalaryBand, 'n' | 'nKind'>): number | null {
  return nKind === 'postings' && n !== null && n > 0 ? n : null;
}
