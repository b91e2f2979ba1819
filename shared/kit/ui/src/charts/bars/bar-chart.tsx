import { formatFigure } from '@talent/sdk/format';
import { orderColor } from '../chart-color.ts';

/** One bar of a chart. */
export interface ChartBar {
  key: string;
  label: string;
  value: number;
}

export interface BarChartProps {
  /** The content of the chart, with its unit. */
  label: string;
  bars: readonly ChartBar[];
  /** A value in full; numbers with separators by default. */
  format?: ((value: number) => string) | undefined;
}

/**
 * Bars from zero with their names and values: a list, whose text has every figure. Names are never cut: they wrap beside
 * the bars, and are above them where there is little room.
 */
export function BarChart({ label, bars, format = formatFigure }: BarChartProps) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <ul aria-label={label} data-series={orderColor(0)} className="@container text-sm">
      {bars.map(({ key, label: name, value }) => (
        <li
          key={key}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1 @min-[26rem]:grid-cols-[minmax(9rem,14rem)_minmax(0,1fr)_auto]"
        >
          <span className="col-span-2 break-words @min-[26rem]:col-span-1">{name}</span>
          <svg aria-hidden="true" className="block h-4 w-full">
            <rect
              width={`${Math.round((Math.max(value, 0) / most) * 1000) / 10}%`}
              height="16"
              className="fill-(--series) forced-colors:fill-[CanvasText]"
            />
          </svg>
          <span translate="no" className="min-w-12 text-end tabular-nums">
            {format(value)}
          </span>
        </li>
      ))}
    </ul>
  );
}
