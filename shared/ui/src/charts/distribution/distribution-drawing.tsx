import { formatCount } from '@talent/sdk/format';
import type { ChartColor } from '../chart-color.ts';
import { ValueLabels, ValueLines } from '../plot/axes.tsx';
import type { LinearAxis } from '../plot/linear-axis.ts';
import { anchorAt } from '../rows/row-axis.tsx';
import type { DistributionBin, DistributionMark } from './distribution-chart.tsx';

interface DistributionDrawingProps {
  bins: readonly DistributionBin[];
  width: number;
  axis: LinearAxis;
  counts: LinearAxis;
  color: ChartColor;
  isSmall: boolean;
  marks: readonly DistributionMark[];
  /** The interval at the crosshair. */
  active: number | null;
  formatShort: (value: number) => string;
  /** An interval with its count, in few letters. */
  write: (bin: DistributionBin) => string;
}

export function DistributionDrawing(props: DistributionDrawingProps) {
  const { bins, width, axis, counts, color, isSmall, marks, active, formatShort, write } = props;
  const shown = active === null ? undefined : bins[active];
  const middle = shown ? axis.at(shown.start + width / 2) : 0;
  // One line of text a mark, above the plot: names never cover bars or each other.
  const rows = marks.toSorted((a, b) => a.value - b.value);
  return (
    <div aria-hidden="true" data-series={color} className="@min-[30rem]:ps-14">
      <svg className="block h-6 w-full overflow-visible text-xs tabular-nums">
        {shown && (
          <text
            x={`${middle}%`}
            y="16"
            textAnchor={anchorAt(middle, 25)}
            className="fill-ink font-semibold"
          >
            {write(shown)}
          </text>
        )}
      </svg>
      {rows.map(({ value, label }) => (
        <svg
          key={label}
          className="block h-5 w-full overflow-visible fill-ink text-xs font-semibold tabular-nums"
        >
          <svg x={`${axis.at(value)}%`} className="overflow-visible">
            <text y="14" textAnchor={anchorAt(axis.at(value))}>
              {label} {formatShort(value)}
            </text>
          </svg>
        </svg>
      ))}
      <svg
        data-plot=""
        className="block h-40 w-full overflow-visible text-xs tabular-nums @min-[30rem]:h-48"
      >
        <ValueLines values={counts} />
        {bins.map((bin, at) => (
          <rect
            key={bin.start}
            x={`${axis.at(bin.start)}%`}
            y={`${100 - counts.at(bin.count)}%`}
            width={`${axis.at(axis.domain[0] + width)}%`}
            height={`${counts.at(bin.count)}%`}
            opacity={active === null || active === at ? 1 : 0.5}
            className={
              isSmall
                ? 'fill-paper stroke-(--series) stroke-2'
                : 'fill-(--series) stroke-paper stroke-1'
            }
          />
        ))}
        <ValueLabels values={counts} format={formatCount} />
        {marks.map(({ value, label }) => (
          <svg key={label} x={`${axis.at(value)}%`} className="overflow-visible">
            <rect x="-1" width="2" height="100%" className="fill-ink" />
          </svg>
        ))}
      </svg>
      <svg className="block h-6 w-full overflow-visible fill-ink-muted text-xs tabular-nums">
        {axis.ticks.map((tick, at) => (
          <svg
            key={tick}
            x={`${axis.at(tick)}%`}
            className={`overflow-visible ${axis.ticks.length > 5 && at % 2 === 1 ? 'hidden @min-[30rem]:block' : ''}`}
          >
            <rect x="-0.5" width="1" height="5" className="fill-boundary" />
            <text y="18" textAnchor={anchorAt(axis.at(tick), 4)}>
              {formatShort(tick)}
            </text>
          </svg>
        ))}
      </svg>
    </div>
  );
}
