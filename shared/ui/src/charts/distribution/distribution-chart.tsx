import { useState } from 'react';
import { formatCount, formatFigure, formatPercent } from '@talent/sdk/format';
import type { ChartColor } from '../chart-color.ts';
import { ChartFrame, type ChartText } from '../frame/chart-frame.tsx';
import type { Grid, Place } from '../plot/crosshair.ts';
import { linearAxis } from '../plot/linear-axis.ts';
import { PlotArea } from '../plot/plot-area.tsx';
import { DistributionDrawing } from './distribution-drawing.tsx';

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
  domain?: readonly [number, number] | undefined;
  /** The count at the top: the same for charts that are compared; the highest count by default. */
  most?: number | undefined;
  /** `roleColor` for a role; 1 by default. */
  color?: ChartColor | undefined;
  marks?: readonly DistributionMark[] | undefined;
  /** There are few cases: bars are hollow. */
  isSmall?: boolean | undefined;
  format?: ((value: number) => string) | undefined;
  formatShort?: ((value: number) => string) | undefined;
  /** The name of the counted cases: `Reported pay ranges`. */
  countLabel: string;
  /** Heads of the first two columns of the figures. */
  fromLabel?: string | undefined;
  toLabel?: string | undefined;
}

/** How many cases there are along an axis, as bars without gaps, with the values that matter named above. */
export function DistributionChart(props: DistributionChartProps) {
  const { bins, width, format = formatFigure, countLabel, color = 1, marks = [] } = props;
  const { formatShort = format, fromLabel = 'From', toLabel = 'To', isSmall = false } = props;
  const [place, setPlace] = useState<Place | null>(null);
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const [from, to] = props.domain ?? [
    bins[0]?.start ?? 0,
    (bins.at(-1)?.start ?? 0) + (bins.length > 0 ? width : 1),
  ];
  const axis = linearAxis([], { domain: [from, to], count: 6 });
  const highest = Math.max(...bins.map(({ count }) => count), 0);
  const counts = linearAxis([props.most ?? highest], { zero: true, count: 3 });
  const grid: Grid = {
    columns: bins.length,
    rows: 1,
    has: ({ column }) => bins[column] !== undefined,
    start: { column: bins.findIndex(({ count }) => count === highest), row: 0 },
  };
  if (bins.length === 0 || total === 0) return null;
  const write = ({ start, count }: DistributionBin) =>
    `${format(start)} to ${format(start + width)}: ${formatCount(count)}, ${formatPercent(count / total, 1)}`;
  const figures = {
    heads: [fromLabel, toLabel, countLabel, 'Share'],
    rows: bins.map(({ start, count }) => ({
      key: String(start),
      name: format(start),
      cells: [format(start + width), formatCount(count), formatPercent(count / total, 1)],
    })),
  };
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
        <DistributionDrawing
          bins={bins}
          width={width}
          axis={axis}
          counts={counts}
          color={color}
          isSmall={isSmall}
          marks={marks}
          active={place?.column ?? null}
          formatShort={formatShort}
          write={(bin) =>
            `${formatShort(bin.start)}–${formatShort(bin.start + width)}: ${formatCount(bin.count)} (${formatPercent(bin.count / total, 1)})`
          }
        />
      </PlotArea>
    </ChartFrame>
  );
}
