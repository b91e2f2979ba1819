import { formatFigure } from '@talent/sdk/format';
import { orderColor } from '@talent/ui/chart-color';
import { LineChart as Chart } from '@talent/ui/line-chart';
import type { ReactNode } from 'react';
import type { LineChartProps } from './chart-data';

/** Lines over time under a heading that names them, with the same figures as a table. Days are in ISO 8601, as in every staff tool. */
export function LineChart({ label, series, format = formatFigure }: LineChartProps): ReactNode {
  return (
    <Chart
      headline={label}
      headlineHidden
      series={series.map(({ key, label: name, points }, at) => ({
        key,
        label: name,
        color: orderColor(at),
        points: points.map(({ x, y }) => ({ at: x, value: y })),
      }))}
      format={format}
      formatAt={(day) => day}
    />
  );
}
