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

/** One bar of a chart. */
interface ChartBar {
  key: string;
  label: string;
  value: number;
}

export interface LineChartProps {
  /** What the chart shows, with its unit: names the figure and its table. */
  label: string;
  series: readonly ChartSeries[];
  /** How values are written; whole numbers with separators otherwise. */
  format?: (value: number) => string;
}

export interface BarChartProps {
  /** What the chart shows, with its unit: names the figure and its table. */
  label: string;
  bars: readonly ChartBar[];
  /** How values are written; whole numbers with separators otherwise. */
  format?: (value: number) => string;
}

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** The default format of numbers in charts. */
export function formatFigure(value: number): string {
  return figures.format(value);
}

/** Every place of the axis that a line has a point at, in order, with the value of each line there. */
export function rowsOf(
  series: readonly ChartSeries[],
): { x: string; values: readonly (number | null)[] }[] {
  const places = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))].sort();
  const lines = series.map(({ points }) => new Map(points.map(({ x, y }) => [x, y])));
  return places.map((x) => ({ x, values: lines.map((line) => line.get(x) ?? null) }));
}
