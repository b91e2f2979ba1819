import { formatFigure } from '@talent/sdk/format';
import { orderColor } from '@talent/ui/chart-color';
import type { ReactNode } from 'react';
import { lazyPart } from '../lazy/lazy-part';
import type { LineChartProps } from './chart-data';
import { chartTexts } from './content/chart-texts';

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
export function LineChart(props: LineChartProps): ReactNode {
  return <Lines {...sharedProps(props)} notes={props.notes} />;
}

/** Measures of different size over the same days: one small chart each, one below the other, with one crosshair. */
export function StackedLines(props: LineChartProps): ReactNode {
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
