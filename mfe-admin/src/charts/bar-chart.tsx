import { formatFigure } from '@talent/sdk/format';
import { lazy } from 'react';
import type { ReactNode } from 'react';
import type { BarChartProps } from './chart-data';
import { PlainTable } from '../table/plain-table';
import { ChartFrame } from './chart-frame';

const DrawnBars = lazy(async () => ({ default: (await import('./drawings')).DrawnBars }));

/** Bars with their names and values, and the same figures as a table. */
export function BarChart({ label, bars, format = formatFigure }: BarChartProps): ReactNode {
  const figures = (
    <PlainTable
      caption={label}
      captionHidden
      columns={[
        { label: 'Name', cell: (bar) => bar.label },
        { label: 'Value', numeric: true, cell: ({ value }) => format(value) },
      ]}
      rows={bars}
      rowKey={({ key }) => key}
    />
  );
  return (
    <ChartFrame label={label} figures={figures}>
      <DrawnBars bars={bars} format={format} />
    </ChartFrame>
  );
}
