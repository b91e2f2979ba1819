import { lazy } from 'react';
import type { ReactNode } from 'react';
import { formatFigure, rowsOf } from './chart-data';
import type { LineChartProps } from './chart-data';
import { ChartFrame } from './chart-frame';
import { seriesLook } from './series-look';

const DrawnLines = lazy(() =>
  import('./drawings').then(({ DrawnLines: Drawn }) => ({ default: Drawn })),
);

/** Lines over time, with the same figures as a table. The chart library loads when the first chart shows. */
export function LineChart({ label, series, format = formatFigure }: LineChartProps): ReactNode {
  const rows = rowsOf(series);
  const table = (
    <>
      <thead>
        <tr>
          <th scope="col">Date</th>
          {series.map(({ key, label: name }) => (
            <th key={key} scope="col" className="numeric">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map(({ x, values }) => (
          <tr key={x}>
            <th scope="row" className="whitespace-nowrap">
              {x}
            </th>
            {values.map((value, at) => (
              <td key={series[at]?.key} className="numeric">
                {value === null ? 'none' : format(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
  return (
    <ChartFrame label={label} heightClass="h-60" table={table} legend={<Legend series={series} />}>
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
