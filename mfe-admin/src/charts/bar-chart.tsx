import { lazy } from 'react';
import type { ReactNode } from 'react';
import { formatFigure } from './chart-data';
import type { BarChartProps } from './chart-data';
import { ChartFrame } from './chart-frame';

const DrawnBars = lazy(() =>
  import('./drawings').then(({ DrawnBars: Drawn }) => ({ default: Drawn })),
);

/** Bars with their names and values, and the same figures as a table. */
export function BarChart({ label, bars, format = formatFigure }: BarChartProps): ReactNode {
  const table = (
    <>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col" className="numeric">
            Value
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label: name, value }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className="numeric">{format(value)}</td>
          </tr>
        ))}
      </tbody>
    </>
  );
  return (
    <ChartFrame label={label} table={table}>
      <DrawnBars bars={bars} format={format} />
    </ChartFrame>
  );
}
