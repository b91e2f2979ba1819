import { formatFigure } from '@talent/sdk/format';
import type { ReactNode } from 'react';
import type { BarChartProps } from './chart-data';

/** Bars from zero with their names and values: a list, whose text has every figure. */
export function BarChart({ label, bars, format = formatFigure }: BarChartProps): ReactNode {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <ul aria-label={label} className="text-sm">
      {bars.map(({ key, label: name, value }) => (
        <li
          key={key}
          className="grid grid-cols-[9rem_minmax(0,1fr)_3.5rem] items-center gap-3 py-1"
        >
          <span>{name}</span>
          <svg aria-hidden="true" className="block h-4 w-full">
            <rect
              width={`${Math.round((value / most) * 1000) / 10}%`}
              height="16"
              className="fill-data-1 forced-colors:fill-[CanvasText]"
            />
          </svg>
          <span className="text-end tabular-nums">{format(value)}</span>
        </li>
      ))}
    </ul>
  );
}
