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

interface ChartProps {
  /** The content of the chart, with its unit: names the figure and its table. */
  label: string;
  /** The format of values; whole numbers with separators by default. */
  format?: (value: number) => string;
}

export interface LineChartProps extends ChartProps {
  series: readonly ChartSeries[];
}

export interface BarChartProps extends ChartProps {
  bars: readonly ChartBar[];
}

/** A place of the axis, with the value of each line there. */
export interface FigureRow {
  x: string;
  values: readonly (number | null)[];
}

/** Every place of the axis that a line has a point at, in order. */
export function rowsOf(series: readonly ChartSeries[]): FigureRow[] {
  const places = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))].sort();
  const lines = series.map(({ points }) => new Map(points.map(({ x, y }) => [x, y])));
  return places.map((x) => ({ x, values: lines.map((line) => line.get(x) ?? null) }));
}
