/** A range of pay that a chart draws; whole units of the chart's currency a year. */
export interface PayRange {
  key: string;
  /** The group of people, such as a role. */
  label: string;
  /** Number of cases and period. */
  detail: string;
  p25: number;
  /** The median. */
  p50: number;
  p75: number;
  /** Drawn hollow, because there are few cases. */
  isSmall?: boolean | undefined;
}

/** Names for the marks of a pay chart, in its legend and for screen readers. */
export interface PayRangeLabels {
  /** Unit of the axis: `US dollars a year`. */
  unit: string;
  /** A filled bar. */
  range: string;
  /** A hollow bar; to be given where a range is small. */
  smallRange?: string | undefined;
  /** The line across a bar. */
  median: string;
}
