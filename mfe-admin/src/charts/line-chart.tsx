import { formatFigure } from '@talent/sdk/format';
import { orderColor } from '@talent/ui/chart-color';
import { chartTexts } from './content/chart-texts';
import { lazyPart } from '../lazy/lazy-part';

/** A value at a place of the horizontal axis; null where nothing was measured. */
interface ChartPoint {
  /** As it is shown, such as a day in ISO 8601. */
  x: string;
  y: number | null;
}

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

// Most pages of the staff have no chart.
const loadLines = async () => (await import('@talent/ui/line-chart')).LineChart;
const Lines = lazyPart(loadLines, <div className="h-[22rem]" />, chartTexts.missing);
const Panels = lazyPart(
  async () => (await import('@talent/ui/small-multiples')).SmallMultiples,
  <div className="h-[26rem]" />,
  chartTexts.missing,
);

/** Loads the code of `LineChart` beside the data that it will show. A failure is told where the chart is. */
export function preloadLineChart(): void {
  loadLines().catch(() => undefined);
}

/** Lines over time under a heading that names them, with the same figures as a table. Days are in ISO 8601, as in every staff tool. */
export function LineChart(props: LineChartProps) {
  return <Lines {...sharedProps(props)} notes={props.notes} />;
}

/** Measures of different size over the same days: one small chart each, one below the other, with one crosshair. */
export function StackedLines(props: LineChartProps) {
  return <Panels {...sharedProps(props)} scales="own" />;
}

function sharedProps({ label, series, format = formatFigure }: LineChartProps) {
  return {
    headline: label,
    headlineHidden: true,
    series: series.map(({ key, label: name, points }, at) => ({
      key,
      label: name,
      color: orderColor(at),
      points: points.map(({ x, y }) => ({ at: x, value: y })),
    })),
    format,
    formatAt: (day: string) => day,
  };
}
