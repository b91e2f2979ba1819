import type { ReactNode } from 'react';
import type { ChartColor } from '../chart-color.ts';
import type { LinearAxis } from '../plot/linear-axis.ts';
import { RowLines, type RowMark } from './row-axis.tsx';

interface ChartRowProps {
  row: number;
  label: string;
  detail: string | undefined;
  color: ChartColor;
  axis: LinearAxis;
  marks: readonly RowMark[];
  isActive: boolean;
  /** Shown instead of marks. */
  missing: string | null;
  children: ReactNode;
}

/** A row of a chart: its name beside the plot where it is wide, above it where it is narrow. */
export function ChartRow(props: ChartRowProps) {
  const { row, label, detail, color, axis, marks, isActive, missing, children } = props;
  return (
    <div
      aria-hidden="true"
      data-row={row}
      data-series={color}
      className="border-t border-rule pt-2 @min-[30rem]:grid @min-[30rem]:grid-cols-[14rem_minmax(0,1fr)] @min-[30rem]:pt-0"
    >
      <div className="flex flex-wrap items-baseline gap-x-3 pe-4 @min-[30rem]:block @min-[30rem]:self-center">
        <p className={`text-base leading-tight ${isActive ? 'font-bold' : 'font-medium'}`}>
          {label}
        </p>
        <p className="text-sm text-ink-muted tabular-nums">{missing ?? detail}</p>
      </div>
      <svg
        data-plot=""
        className={`w-full overflow-visible text-xs tabular-nums @min-[30rem]:block @min-[30rem]:h-16 @min-[30rem]:text-sm ${missing === null ? 'block h-16' : 'h-2'}`}
      >
        <RowLines axis={axis} marks={marks} />
        <svg y="50%">{children}</svg>
      </svg>
    </div>
  );
}
