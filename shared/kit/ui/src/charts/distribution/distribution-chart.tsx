import { useState } from 'react';
import { formatCount, formatPercent } from '@talent/sdk/format';
import type { ChartColor } from '../chart-color.ts';
import { ChartFrame, type ChartText } from '../frame/chart-frame.tsx';
import type { Grid, Place } from '../plot/crosshair.ts';
import { linearAxis } from '../plot/linear-axis.ts';
import { PlotArea } from '../plot/plot-area.tsx';
import { PlaceTicks, ValueLabels, ValueLines } from '../plot/axes.tsx';
import { anchorAt } from '../rows/row-axis.tsx';

export type { ChartText };

/** How many cases are in one interval of the axis. */
export interface DistributionBin {
  /** Lower end of the interval, in the unit of the axis. */
  start: number;
  count: number;
}

/** A value named on the axis, such as the median or an offer. */
export interface DistributionMark {
  value: number;
  /** `Median`; the value is written after it. */
  label: string;
}

export interface DistributionChartProps extends ChartText {
  /** Intervals of the same width, lowest first. */
  bins: readonly DistributionBin[];
  /** Width of every interval, in the unit of the axis. */
  width: number;
  /** Ends of the axis: the same for charts that are compared. */
  domain: readonly [number, number];
  /** Upper end of the axis of shares, 0 to 1: the same for charts that are compared. */
  highest: number;
  color: ChartColor;
  marks: readonly DistributionMark[];
  /** There are few cases: bars are hollow. */
  isSmall: boolean;
  format: (value: number) => string;
  formatShort: (value: number) => string;
  /** The name of the counted cases: `Reported pay ranges`. */
  countLabel: string;
  /** Heads of the first two columns of the figures. */
  fromLabel: string;
  toLabel: string;
}

/** How many cases there are along an axis, as bars without gaps, with the values that matter named above. */
export function DistributionChart(props: DistributionChartProps) {
  const { bins, width, format, formatShort, countLabel, color, marks, isSmall } = props;
  const [place, setPlace] = useState<Place | null>(null);
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const [from, to] = props.domain;
  const axis = linearAxis([], { domain: [from, to], count: 6 });
  const most = Math.max(...bins.map(({ count }) => count), 0);
  const shares = linearAxis([props.highest], { zero: true, count: 3 });
  const grid: Grid = {
    columns: bins.length,
    rows: 1,
    has: ({ column }) => bins[column] !== undefined,
    start: { column: bins.findIndex(({ count }) => count === most), row: 0 },
  };
  if (bins.length === 0 || total === 0) return null;
  const write = ({ start, count }: DistributionBin) =>
    `${format(start)} to ${format(start + width)}: ${formatCount(count)}, ${formatPercent(count / total, 1)}`;
  const figures = {
    heads: [props.fromLabel, props.toLabel, countLabel, 'Share'],
    rows: bins.map(({ start, count }) => ({
      key: String(start),
      name: format(start),
      cells: [format(start + width), formatCount(count), formatPercent(count / total, 1)],
    })),
  };
  const writeShort = (bin: DistributionBin) =>
    `${formatShort(bin.start)}–${formatShort(bin.start + width)}: ${formatCount(bin.count)} (${formatPercent(bin.count / total, 1)})`;
  const active = place?.column ?? null;
  const shown = active === null ? undefined : bins[active];
  const middle = shown ? axis.at(shown.start + width / 2) : 0;
  return (
    <ChartFrame text={props} figures={figures}>
      <PlotArea
        label={`${props.headline}. Distribution of ${formatCount(total)} in ${bins.length} intervals.`}
        grid={grid}
        place={place}
        onPlace={setPlace}
        locate={({ x }) => {
          const value = from + (x / 100) * (to - from);
          const column = bins.findIndex(({ start }) => value >= start && value <= start + width);
          return column < 0 ? null : { column, row: 0 };
        }}
        say={({ column }) => {
          const bin = bins[column];
          return bin ? `${write(bin)} ${countLabel.toLowerCase()}` : '';
        }}
      >
        <div aria-hidden="true" data-series={color} className="@min-[30rem]:ps-14">
          <svg className="block h-6 w-full overflow-visible text-xs tabular-nums">
            {shown && (
              <text
                x={`${middle}%`}
                y="16"
                textAnchor={anchorAt(middle, 25)}
                className="fill-ink font-semibold"
              >
                {writeShort(shown)}
              </text>
            )}
          </svg>
          {/* One line of text a mark, above the plot: names never cover bars or each other. */}
          {marks
            .toSorted((a, b) => a.value - b.value)
            .map(({ value, label }) => (
              <svg
                key={label}
                className="block h-5 w-full overflow-visible fill-ink text-xs font-semibold tabular-nums"
              >
                <svg x={`${axis.at(value)}%`} className="overflow-visible">
                  <text y="14" textAnchor={anchorAt(axis.at(value))}>
                    {`${label} ${formatShort(value)}`}
                  </text>
                </svg>
              </svg>
            ))}
          <svg
            data-plot=""
            className="block h-40 w-full overflow-visible text-xs tabular-nums @min-[30rem]:h-48"
          >
            <ValueLines values={shares} />
            {bins.map((bin, at) => (
              <rect
                key={bin.start}
                x={`${axis.at(bin.start)}%`}
                y={`${100 - shares.at(bin.count / total)}%`}
                width={`${axis.at(axis.domain[0] + width)}%`}
                height={`${shares.at(bin.count / total)}%`}
                opacity={active === null || active === at ? 1 : 0.5}
                className={
                  isSmall
                    ? 'fill-paper stroke-(--series) stroke-2'
                    : 'fill-(--series) stroke-paper stroke-1'
                }
              />
            ))}
            <ValueLabels values={shares} format={(share) => formatPercent(share, 1)} />
            {marks.map(({ value, label }) => (
              <svg key={label} x={`${axis.at(value)}%`} className="overflow-visible">
                <rect x="-1" width="2" height="100%" className="fill-ink" />
              </svg>
            ))}
          </svg>
          <PlaceTicks
            ticks={axis.ticks.map((tick, at) => ({
              at: axis.at(tick),
              label: formatShort(tick),
              isWideOnly: axis.ticks.length > 5 && at % 2 === 1,
            }))}
          />
        </div>
      </PlotArea>
    </ChartFrame>
  );
}
