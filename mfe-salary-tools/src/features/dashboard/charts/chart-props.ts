import type { Currency } from '../../../calculations/bands/convert-pay';

/** Data of a chart; amounts in whole units of `currency` a year. */
export type ChartProps = {
  currency: Currency;
  /** The chart in a sentence, for those who do not see it. */
  summary: string;
} & (
  | {
      kind: 'trend';
      years: readonly string[];
      /** Each with a value for each year, null where there is none. */
      lines: readonly { key: string; label: string; values: readonly (number | null)[] }[];
    }
  | {
      kind: 'histogram';
      bins: readonly { start: number; count: number }[];
      width: number;
      /** Ends of the axis: the same for charts that are compared. */
      from: number;
      to: number;
      median: number | null;
      medianLabel: string;
      /** Which of the series colors it has, from 0 on. */
      series: number;
    }
);
