import type { SalaryBand } from '@talent/api/salary/salary-data';

/** The figures of a band, whole units of its currency a year; null where the source gives none. */
export type BandFigures = Pick<SalaryBand, 'p10' | 'p25' | 'p50' | 'p75' | 'p90'>;
export type FigureName = keyof BandFigures;

/** Names of the figures, lowest first. */
export const figureNames = ['p10', 'p25', 'p50', 'p75', 'p90'] as const satisfies FigureName[];

/** A published figure of a band. */
export interface PublishedFigure {
  name: FigureName;
  /** 10, 25, 50, 75 or 90. */
  percent: number;
  amount: number;
}

/** The position of an amount in a band. Beyond the outermost published figures nothing is known. */
export type Position =
  /** Below the lowest published figure. */
  | { status: 'below'; figure: PublishedFigure }
  /** Between two figures, `percentile` in percent, not rounded. */
  | { status: 'within'; percentile: number; from: PublishedFigure; to: PublishedFigure }
  /** Above the highest published figure. */
  | { status: 'above'; figure: PublishedFigure }
  /** The band has fewer than two figures. */
  | { status: 'unknown' };

/** The figures that a band has, lowest first. */
export function publishedFigures(band: BandFigures): PublishedFigure[] {
  return figureNames.flatMap((name) => {
    const amount = band[name];
    return amount === null ? [] : [{ name, percent: Number(name.slice(1)), amount }];
  });
}

/**
 * Places an amount in a band: a straight line between the two published figures around it. Where several
 * figures are the same amount, it has the highest of their percentiles.
 * @param amount - in the currency of the band, a year.
 */
export function positionOf(amount: number, band: BandFigures): Position {
  const figures = publishedFigures(band);
  const [lowest, highest] = [figures[0], figures.at(-1)];
  if (!lowest || !highest || figures.length < 2) return { status: 'unknown' };
  if (amount < lowest.amount) return { status: 'below', figure: lowest };
  if (amount > highest.amount) return { status: 'above', figure: highest };
  const at = figures.findLastIndex((figure) => figure.amount <= amount);
  const from = figures[at] ?? lowest;
  const to = figures[at + 1] ?? highest;
  const width = to.amount - from.amount;
  const share = width === 0 ? 0 : (amount - from.amount) / width;
  return {
    status: 'within',
    percentile: from.percent + share * (to.percent - from.percent),
    from,
    to,
  };
}

/**
 * Distance of an amount from the median, in the currency and in percent of the median; negative below it.
 * @returns null where the band has no median.
 */
export function gapToMedian(
  amount: number,
  { p50 }: BandFigures,
): { amount: number; percent: number } | null {
  if (p50 === null || p50 === 0) return null;
  return { amount: amount - p50, percent: ((amount - p50) / p50) * 100 };
}
