import type { ReactNode } from 'react';
import type { ChartColor } from '../chart-color.ts';

interface ChartRowProps {
  row: number;
  label: string;
  detail: string | undefined;
  color: ChartColor;
  /** Id of the lines behind the marks, from `RowAxis`. */
  linesId: string;
  isActive: boolean;
  /** Shown instead of marks. */
  missing: string | null;
  children: ReactNode;
}

/** A row of a chart: its name beside the plot where it is wide, above it where it is narrow. */
export function ChartRow(props: ChartRowProps) {
  const { row, label, detail, color, linesId, isActive, missing, children } = props;
  return (
    <div aria-hidden="true" data-row={row} data-series={color} className="chart-row">
      <div>
        <p data-active={isActive || undefined}>{label}</p>
        <p>{missing ?? detail}</p>
      </div>
      <svg data-plot={missing === null ? '' : 'missing'}>
        <use href={`#${linesId}`} />
        <svg y="50%">{children}</svg>
      </svg>
    </div>
  );
}
