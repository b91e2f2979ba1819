import { formatFigure } from '@talent/sdk/format';
import { orderColor } from '@talent/ui/chart-color';
import type { LineSeries } from '@talent/ui/line-chart';
import { chartTexts } from './content/chart-texts';
import { lazyPart } from '../lazy/lazy-part';

export interface LineChartProps {
  /** The content of the chart, with its unit: names the figure and its table. */
  label: string;
  /** The format of values; whole numbers with separators by default. */
  format?: (value: number) => string;
  /** Places of points are as they are shown, such as a day in ISO 8601. */
  series: readonly Omit<LineSeries, 'color'>[];
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
    series: series.map((line, at) => ({ ...line, color: orderColor(at) })),
    format,
    formatAt: (day: string) => day,
  };
}
