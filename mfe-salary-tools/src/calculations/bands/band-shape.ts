import type { SalaryBand } from '@talent/api/salary/salary-data';

/** How a band is drawn: from one quartile to the other, or as one amount. */
export type BandShape =
  | { kind: 'range'; low: number; median: number; high: number }
  /** Two of its percentiles are the same amount: that says how the file was filled, and not how much employers agree. */
  | { kind: 'point'; median: number }
  /** Withheld, or without the percentiles that a drawing needs. */
  | { kind: 'none' };

type Figures = Pick<SalaryBand, 'suppressed' | 'p10' | 'p25' | 'p50' | 'p75' | 'p90'>;

/**
 * The shape of a band between its quartiles. It is a point where they, or its 10th and 90th percentile, are one amount.
 */
export function bandShape(band: Figures): BandShape {
  const { p25: low, p50: median, p75: high } = band;
  if (band.suppressed || median === null || low === null || high === null) return { kind: 'none' };
  return hasWidth(band) ? { kind: 'range', low, median, high } : { kind: 'point', median };
}

/**
 * Whether a band may be compared with others by how far its pay reaches: no pair of its percentiles is one amount. A pair
 * that the source does not publish doesn't count.
 */
export function hasWidth({ p10, p25, p75, p90 }: Omit<Figures, 'suppressed' | 'p50'>): boolean {
  const isFlat = (low: number | null, high: number | null) => low !== null && low === high;
  return !isFlat(p25, p75) && !isFlat(p10, p90);
}
