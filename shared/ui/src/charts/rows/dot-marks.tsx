import type { LinearAxis } from '../plot/linear-axis.ts';
import type { DotRow, DotSeries } from './dot-plot.tsx';
import { anchorAt, RowLabel } from './row-axis.tsx';

interface DotMarksProps {
  row: DotRow;
  series: readonly DotSeries[];
  axis: LinearAxis;
  /** The series at the crosshair. */
  active: number | null;
  format: (value: number) => string;
  formatShort: (value: number) => string;
}

/** The dots of one row with the line that joins them. The outermost values are written beside their dots. */
export function DotMarks({ row, series, axis, active, format, formatShort }: DotMarksProps) {
  const dots = row.values.flatMap((value, column) =>
    value === null ? [] : [{ value, column, x: axis.at(value) }],
  );
  const sorted = dots.toSorted((a, b) => a.value - b.value);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (!low || !high) return null;
  const shown = dots.find(({ column }) => column === active);
  return (
    <>
      <rect
        x={`${low.x}%`}
        y="-1"
        width={`${Math.round((high.x - low.x) * 100) / 100}%`}
        height="2"
        className="fill-boundary"
      />
      {dots.map(({ column, x }) => (
        <g key={series[column]?.key} data-series={series[column]?.color}>
          <circle
            cx={`${x}%`}
            r={column === active ? 8 : 6}
            className={`stroke-2 ${row.small?.includes(column) ? 'fill-paper stroke-(--series)' : 'fill-(--series) stroke-paper'}`}
          />
        </g>
      ))}
      {shown ? (
        <RowLabel
          x={shown.x}
          dy={24}
          anchor={anchorAt(shown.x, 33)}
          text={`${series.length > 1 ? `${series[shown.column]?.label ?? ''} ` : ''}${format(shown.value)}`}
          isStrong
        />
      ) : (
        <>
          {low !== high && (
            <RowLabel x={low.x} dx={-11} dy={4} anchor="end" text={formatShort(low.value)} />
          )}
          <RowLabel x={high.x} dx={11} dy={4} anchor="start" text={formatShort(high.value)} />
        </>
      )}
    </>
  );
}
