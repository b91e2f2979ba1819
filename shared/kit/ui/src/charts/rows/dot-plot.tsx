import { useId, useState } from 'react';
import { formatFigure } from '@talent/sdk/format';
import type { ChartColor } from '../chart-color.ts';
import { ChartFrame, NO_FIGURE, type ChartText } from '../frame/chart-frame.tsx';
import { Legend } from '../frame/legend.tsx';
import type { Grid, Place } from '../plot/crosshair.ts';
import { linearAxis, type LinearAxis } from '../plot/linear-axis.ts';
import { PlotArea } from '../plot/plot-area.tsx';
import { ChartRow } from './chart-row.tsx';
import { locateInRow } from './locate-in-row.ts';
import { RowAxis, type RowMark, anchorAt, RowLabel } from './row-axis.tsx';

export type { ChartText, RowMark };

/** The meaning of a dot of one color: `Reported pay`, `United States`. */
export interface DotSeries {
  key: string;
  label: string;
  color: ChartColor;
}

/** A group with one value for each series. */
export interface DotRow {
  key: string;
  label: string;
  detail?: string | undefined;
  /** In the order of the series; null where there is none. */
  values: readonly (number | null)[];
  /** Series whose value rests on few cases, by their place: these dots are hollow. */
  small?: readonly number[] | undefined;
  /** Why there is no figure at all. */
  missing?: string | undefined;
}

export interface DotPlotProps extends ChartText {
  series: readonly DotSeries[];
  rows: readonly DotRow[];
  format?: ((value: number) => string) | undefined;
  formatShort?: ((value: number) => string) | undefined;
  domain?: readonly [number, number] | undefined;
  /** Begins the axis at zero, for shares and changes. */
  zero?: boolean | undefined;
  marks?: readonly RowMark[] | undefined;
  rowLabel?: string | undefined;
}

/** Dots of several series for each group on one axis, joined so that the distance is seen. */
export function DotPlot(props: DotPlotProps) {
  const { series, rows, format = formatFigure, domain, zero = false, marks = [] } = props;
  const { formatShort = format, rowLabel = 'Group' } = props;
  const linesId = useId();
  const [place, setPlace] = useState<Place | null>(null);
  const known = rows.flatMap(({ values }) => values.flatMap((value) => value ?? []));
  const all = [...known, ...marks.map(({ value }) => value), ...(zero ? [0] : [])];
  const axis = linearAxis(all, { domain, zero: false, margin: 0.19 });
  const at = ({ column, row }: Place) => rows[row]?.values[column] ?? null;
  const grid: Grid = {
    columns: series.length,
    rows: rows.length,
    has: (each) => at(each) !== null,
    start: firstPlace(rows),
  };
  if (rows.length === 0) return null;
  const figures = {
    heads: [rowLabel, ...series.map(({ label }) => label)],
    rows: rows.map(({ key, label, detail, values, missing = NO_FIGURE }) => ({
      key,
      name: detail ? `${label} (${detail})` : label,
      cells: series.map((_, column) => {
        const value = values[column] ?? null;
        return value === null ? missing : format(value);
      }),
    })),
  };
  const say = (each: Place) => {
    const name = series.length > 1 ? `, ${series[each.column]?.label ?? ''}` : '';
    return `${rows[each.row]?.label ?? ''}${name}: ${format(at(each) ?? 0)}`;
  };
  const isSmall = rows.some(({ small = [] }) => small.length > 0);
  const legend = [
    ...(series.length > 1
      ? series.map(({ label, color }) => ({ label, color, mark: 'dot' as const }))
      : []),
    ...(isSmall
      ? [{ label: 'Few cases', color: 'muted' as const, mark: 'hollow-dot' as const }]
      : []),
  ];
  return (
    <ChartFrame text={props} figures={figures} legend={<Legend items={legend} />}>
      <PlotArea
        label={`${props.headline}. Dot plot of ${rows.length === 1 ? 'one group' : `${rows.length} groups`}.`}
        grid={grid}
        place={place}
        onPlace={setPlace}
        locate={(spot) => locateInRow(spot, grid, (each) => axis.at(at(each) ?? 0))}
        say={say}
      >
        <RowAxis linesId={linesId} axis={axis} format={formatShort} marks={marks} />
        <div className="border-b border-rule">
          {rows.map((row, index) => (
            <ChartRow
              key={row.key}
              row={index}
              label={row.label}
              detail={row.detail}
              color="muted"
              linesId={linesId}
              isActive={place?.row === index}
              missing={
                row.values.every((value) => value === null) ? (row.missing ?? NO_FIGURE) : null
              }
            >
              <DotMarks
                row={row}
                series={series}
                axis={axis}
                active={place?.row === index ? place.column : null}
                format={format}
                formatShort={formatShort}
              />
            </ChartRow>
          ))}
        </div>
      </PlotArea>
    </ChartFrame>
  );
}

function firstPlace(rows: readonly DotRow[]): Place {
  for (const [row, { values }] of rows.entries()) {
    const column = values.findIndex((value) => value !== null);
    if (column >= 0) return { column, row };
  }
  return { column: 0, row: 0 };
}

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
function DotMarks({ row, series, axis, active, format, formatShort }: DotMarksProps) {
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
