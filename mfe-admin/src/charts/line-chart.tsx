import { formatFigure } from '@talent/sdk/format';
import { orderColor } from '@talent/ui/chart-color';
import type { LineChart as Lines } from '@talent/ui/line-chart';
import { lazy, Suspense } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { LineChartProps } from './chart-data';

// Most pages of the staff have no chart.
const Chart = lazy<ComponentType<ComponentProps<typeof Lines>>>(() =>
  import('@talent/ui/line-chart').then(
    (chart) => ({ default: chart.LineChart }),
    () => ({ default: ChartMissing }),
  ),
);

/** Lines over time under a heading that names them, with the same figures as a table. Days are in ISO 8601, as in every staff tool. */
export function LineChart(props: LineChartProps): ReactNode {
  const { label, series, notes, format = formatFigure } = props;
  return (
    <Suspense fallback={<div className="h-[22rem]" />}>
      <Chart
        headline={label}
        headlineHidden
        series={series.map(({ key, label: name, points }, at) => ({
          key,
          label: name,
          color: orderColor(at),
          points: points.map(({ x, y }) => ({ at: x, value: y })),
        }))}
        notes={notes}
        format={format}
        formatAt={(day) => day}
      />
    </Suspense>
  );
}

/** Its code did not arrive; the rest of the tool works. */
function ChartMissing({ headline }: { headline: string }): ReactNode {
  return <p className="text-ink-muted">{headline}: the chart did not load. Reload the page.</p>;
}
