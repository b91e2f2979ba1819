/** A value at a place of the horizontal axis; null where nothing was measured. */
interface ChartPoint {
  /** As it is shown, such as a day in ISO 8601. */
  x: string;
  y: number | null;
}

/** One line of a chart. */
interface ChartSeries {
  key: string;
  label: string;
  points: readonly ChartPoint[];
}

export interface LineChartProps {
  /** The content of the chart, with its unit: names the figure and its table. */
  label: string;
  /** The format of values; whole numbers with separators by default. */
  format?: (value: number) => string;
  series: readonly ChartSeries[];
  /** Places of the axis at which something happened, each with a word or two. */
  notes?: readonly { at: string; label: string }[] | undefined;
}
