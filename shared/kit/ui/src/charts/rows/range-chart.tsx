import { minIndex } from 'd3-array';
import { useId, useState } from 'react';
import { formatFigure } from '@talent/sdk/format';
import { ChartFrame, NO_FIGURE, type ChartText } from '../frame/chart-frame.tsx';
import { Legend, type LegendItem } from '../frame/legend.tsx';
import type { Grid, Place } from '../plot/crosshair.ts';
import { linearAxis } from '../plot/linear-axis.ts';
import { PlotArea } from '../plot/plot-area.tsx';
import { RangeMarks } from './range-marks.tsx';
import { isPoint, rangeFigures, type RangeRow, type RangeWords } from './range-row.ts';
import { RowAxis } from './row-axis.tsx';

export type { ChartText, RangeRow, RangeWords };

export interface RangeChartProps extends ChartText {
  rows: readonly RangeRow[];
  words?: Partial<RangeWords> | undefined;
  /** A figure in full; numbers with separators by default. */
  format?: ((value: number) => string) | undefined;
  /** A figure in few letters; `format` by default. */
  formatShort?: ((value: number) => string) | undefined;
  /** Ends of the axis, for charts that are compared. */
  domain?: readonly [number, number] | undefined;
  /** Head of the first column of the figures: `Role`. */
  rowLabel?: string | undefined;
}

const defaultWords: RangeWords = {
  p10: '10th percentile',
  p25: '25th percentile',
  p50: 'Median',
  p75: '75th percentile',
  p90: '90th percentile',
  bar: 'Middle half',
  whisker: '10th to 90th percentile',
  small: 'Few cases',
  point: 'All at one figure',
};

/**
 * Ranges of groups on one axis: the middle half as a bar, the median across it, the 10th to the 90th percentile as a line.
 * A range without width is a dot, one of few cases is hollow, and a group without figures says why.
 */
export function RangeChart(props: RangeChartProps) {
  const { rows, format = formatFigure, domain, rowLabel = 'Group' } = props;
  const { formatShort = format } = props;
  const words = { ...defaultWords, ...props.words };
  const linesId = useId();
  const [place, setPlace] = useState<Place | null>(null);
  const known = rows.flatMap((row) => rangeFigures.flatMap((name) => row[name] ?? []));
  const hasWhiskers = rows.some(({ p10, p90 }) => p10 != null && p90 != null);
  // Without whiskers the figures are at the ends of the axis, and need room for their text.
  const axis = linearAxis(known, { domain, zero: false, margin: hasWhiskers ? 0.04 : 0.16 });
  const shown = rangeFigures.filter((name) => rows.some((row) => row[name] != null));
  const at = ({ column, row }: Place) => {
    const name = shown[column];
    return (name && rows[row]?.[name]) ?? null;
  };
  const firstRow = Math.max(
    0,
    rows.findIndex((_, row) => shown.some((__, column) => at({ column, row }) !== null)),
  );
  const grid: Grid = {
    columns: shown.length,
    rows: rows.length,
    has: (each) => at(each) !== null,
    start: { row: firstRow, column: Math.max(0, shown.indexOf('p50')) },
  };
  if (rows.length === 0) return null;
  const figures = {
    heads: [rowLabel, ...shown.map((name) => words[name])],
    strong: shown.indexOf('p50') + 1,
    rows: rows.map((row) => ({
      key: row.key,
      name: row.detail ? `${row.label} (${row.detail})` : row.label,
      cells: shown.map((name) => {
        const value = row[name] ?? null;
        return value === null ? (row.missing ?? NO_FIGURE) : format(value);
      }),
    })),
  };
  const say = (each: Place) => {
    const [name, value] = [shown[each.column], at(each)];
    return `${rows[each.row]?.label ?? ''}, ${name ? words[name] : ''}: ${value === null ? NO_FIGURE : format(value)}`;
  };
  return (
    <ChartFrame text={props} figures={figures} legend={<Legend items={legendOf(rows, words)} />}>
      <PlotArea
        label={`${props.headline}. Ranges of ${rows.length === 1 ? 'one group' : `${rows.length} groups`} on one axis.`}
        grid={grid}
        place={place}
        onPlace={setPlace}
        locate={({ x, row }) => {
          if (row === null) return null;
          const column = minIndex(shown, (_, index) => {
            const value = at({ column: index, row });
            return value === null ? null : Math.abs(axis.at(value) - x);
          });
          return column < 0 ? null : { column, row };
        }}
        say={say}
      >
        <RowAxis linesId={linesId} axis={axis} format={formatShort} />
        <div className="border-b border-rule">
          {rows.map((row, index) => {
            const active = place?.row === index ? (shown[place.column] ?? null) : null;
            return (
              <div
                key={row.key}
                aria-hidden="true"
                data-row={index}
                data-series={row.color ?? 1}
                className="chart-row"
              >
                <div>
                  <p data-active={active !== null || undefined}>{row.label}</p>
                  <p>{row.p50 === null ? (row.missing ?? NO_FIGURE) : row.detail}</p>
                </div>
                <svg data-plot={row.p50 === null ? 'missing' : ''}>
                  <use href={`#${linesId}`} />
                  <svg y="50%">
                    <RangeMarks
                      row={row}
                      axis={axis}
                      active={active}
                      words={words}
                      format={format}
                      formatShort={formatShort}
                    />
                  </svg>
                </svg>
              </div>
            );
          })}
        </div>
      </PlotArea>
    </ChartFrame>
  );
}

/** Only the marks that are drawn. */
function legendOf(rows: readonly RangeRow[], words: RangeWords): LegendItem[] {
  const colors = new Set(rows.map(({ color }) => color ?? 1));
  const [only = 1] = colors;
  const color = colors.size === 1 ? only : 'muted';
  const ranges = rows.filter((row) => row.p25 !== null && row.p75 !== null && !isPoint(row));
  const items: (LegendItem | false)[] = [
    ranges.some(({ isSmall }) => !isSmall) && { label: words.bar, color, mark: 'bar' },
    ranges.some(({ isSmall }) => isSmall) && { label: words.small, color, mark: 'hollow' },
    rows.some(({ p50 }) => p50 !== null) && { label: words.p50, color: 'ink', mark: 'tick' },
    rows.some(({ p10, p90 }) => p10 != null && p90 != null) && {
      label: words.whisker,
      color: 'muted',
      mark: 'rule',
    },
    rows.some(isPoint) && { label: words.point, color, mark: 'dot' },
  ];
  return items.filter((item) => item !== false);
}
