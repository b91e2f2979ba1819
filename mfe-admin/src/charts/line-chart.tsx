import { formatFigure } from '@talent/sdk/format';
import { lazy } from 'react';
import type { ReactNode } from 'react';
import { rowsOf } from './chart-data';
import type { FigureRow, LineChartProps } from './chart-data';
import { PlainTable } from '../table/plain-table';
import { ChartFrame } from './chart-frame';
import { seriesLook } from './series-look';

const DrawnLines = lazy(async () => ({ default: (await import('./drawings')).DrawnLines }));

/** Lines over time, with the same figures as a table. The chart library loads when the first chart shows. */
export function LineChart({ label, series, format = formatFigure }: LineChartProps): ReactNode {
  const figures = (
    <PlainTable
      caption={label}
      captionHidden
      columns={[
        { label: 'Date', className: 'whitespace-nowrap', cell: ({ x }) => x },
        ...series.map((line, at) => ({
          label: line.label,
          numeric: true,
          cell: ({ values }: FigureRow) => {
            const value = values[at] ?? null;
            return value === null ? 'none' : format(value);
          },
        })),
      ]}
      rows={rowsOf(series).toReversed()}
      rowKey={({ x }) => x}
    />
  );
  return (
    <ChartFrame
      label={label}
      heightClass="h-60"
      figures={figures}
      legend={<Legend series={series} />}
    >
      <DrawnLines series={series} format={format} />
    </ChartFrame>
  );
}

function Legend({ series }: Pick<LineChartProps, 'series'>): ReactNode {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {series.map(({ key, label }, at) => {
        const { color, dashes } = seriesLook(at);
        return (
          <li key={key} className="flex items-center gap-2">
            <svg width="18" height="4" aria-hidden="true">
              <line x2="18" y1="2" y2="2" stroke={color} strokeWidth="3" strokeDasharray={dashes} />
            </svg>
            {label}
          </li>
        );
      })}
    </ul>
  );
}
