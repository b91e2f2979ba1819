import type { ChartColor } from '../chart-color.ts';

/** A range of one group: figures of its distribution in the chart's unit, null where there is none. */
export interface RangeRow {
  key: string;
  /** The group, such as a role. */
  label: string;
  /** Number of cases and period: `975 ranges`. */
  detail?: string | undefined;
  /** `roleColor` for roles; 1 by default. */
  color?: ChartColor | undefined;
  p10?: number | null | undefined;
  p25: number | null;
  p50: number | null;
  p75: number | null;
  p90?: number | null | undefined;
  /** Rests on few cases and is drawn hollow. */
  isSmall?: boolean | undefined;
  /** Why there are no figures: `Too few to show`. */
  missing?: string | undefined;
}

/** The figures of a row in the order of the crosshair. */
export const rangeFigures = ['p10', 'p25', 'p50', 'p75', 'p90'] as const;
export type RangeFigure = (typeof rangeFigures)[number];

/** How the figures are called, in the legend, the table and aloud. */
export type RangeWords = Record<RangeFigure, string> & {
  /** The bar: `Middle half`. */
  bar: string;
  /** The thin line: `From the 10th to the 90th percentile`. */
  whisker: string;
  /** A hollow bar: `Fewer than 30 ranges`. */
  small: string;
  /** A dot, where quarter and three quarters are the same: `All at one figure`. */
  point: string;
};

/** A row is a point where its middle half has no width: a narrow bar would look like agreement. */
export function isPoint({ p25, p75 }: RangeRow): boolean {
  return p25 !== null && p25 === p75;
}
