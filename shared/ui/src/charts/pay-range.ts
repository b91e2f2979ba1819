/** A range of pay that a chart draws; whole units of the chart's currency a year. */
export interface PayRange {
  key: string;
  /** Whose pay it is, such as a role. */
  label: string;
  /** How many cases are behind it, and for which time. */
  detail: string;
  p25: number;
  /** The median. */
  p50: number;
  p75: number;
  /** Drawn hollow, because there are few cases. */
  isSmall?: boolean | undefined;
}

/** What the marks of a chart of pay are called, in its key and to those who do not see it. */
export interface PayRangeLabels {
  /** What the axis measures: `US dollars a year`. */
  unit: string;
  /** A filled bar. */
  range: string;
  /** A hollow bar; to be given where a range is small. */
  smallRange?: string | undefined;
  /** The line across a bar. */
  median: string;
}
