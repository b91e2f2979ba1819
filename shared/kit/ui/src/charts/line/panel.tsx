import type { ChartColor } from '../chart-color.ts';
import { NO_FIGURE } from '../frame/chart-frame.tsx';
import type { LinearAxis } from '../plot/linear-axis.ts';
import type { PlaceAxis } from '../plot/place-axis.ts';
import { isAlone, linePath, UNITS, type Spot } from './line-path.ts';

interface PanelProps {
  label: string;
  color: ChartColor;
  /** Undefined without values. */
  line: { spots: readonly Spot[]; last: number; lastValue: number } | undefined;
  /** Lines behind the panel's own. */
  context: readonly (readonly Spot[])[];
  axis: PlaceAxis;
  values: LinearAxis;
  /** The crosshair. */
  at: { spot: Spot; x: number; value: number | null; date: string; isActive: boolean } | null;
  format: (value: number) => string;
}

/** One panel of `SmallMultiples`: its name, its newest value or the one at the crosshair, and its line. */
export function Panel(props: PanelProps) {
  const { label, color, line, context, axis, values, at, format } = props;
  const last = line ? (line.spots[line.last] ?? null) : null;
  const spot = at ? at.spot : last;
  const value = at ? at.value : (line?.lastValue ?? null);
  const ends = axis.ticks.length > 1 ? [axis.ticks[0], axis.ticks.at(-1)] : axis.ticks;
  return (
    <div data-series={color}>
      <p
        className={`border-t border-ink pt-1 text-sm leading-tight ${at?.isActive ? 'font-bold' : 'font-semibold'}`}
      >
        {label}
      </p>
      <p className="mb-4 flex flex-wrap items-baseline gap-x-2 text-sm tabular-nums">
        <span>{value === null ? NO_FIGURE : format(value)}</span>
        <span className="text-xs text-ink-muted">{at?.date}</span>
      </p>
      <svg data-plot="" className="block h-28 w-full overflow-visible text-xs tabular-nums">
        {values.ticks.map((tick) => (
          <svg key={tick} y={`${100 - values.at(tick)}%`} className="overflow-visible">
            <rect
              y="-0.5"
              width="100%"
              height="1"
              className={tick === 0 ? 'fill-boundary' : 'fill-rule'}
            />
          </svg>
        ))}
        <svg
          viewBox={`0 0 ${UNITS} ${UNITS}`}
          preserveAspectRatio="none"
          className="overflow-visible"
        >
          {context.map((spots, index) => (
            <path
              key={index}
              d={linePath(spots)}
              vectorEffect="non-scaling-stroke"
              strokeWidth="1"
              className="fill-none stroke-boundary opacity-40"
            />
          ))}
          {line && (
            <path
              d={linePath(line.spots)}
              vectorEffect="non-scaling-stroke"
              strokeLinejoin="round"
              strokeWidth="2.5"
              className="fill-none stroke-(--series)"
            />
          )}
        </svg>
        {values.ticks.map((tick) => (
          <svg
            key={tick}
            y={`${100 - values.at(tick)}%`}
            className="overflow-visible fill-ink-muted"
          >
            <text y="-3" className="halo">
              {format(tick)}
            </text>
          </svg>
        ))}
        {line?.spots.map(
          (each, index) =>
            each &&
            isAlone(line.spots, index) && (
              <circle
                key={index}
                cx={`${each[0]}%`}
                cy={`${each[1]}%`}
                r="3"
                className="fill-(--series)"
              />
            ),
        )}
        {at && (
          <svg x={`${at.x}%`} data-crosshair="" className="overflow-visible">
            <rect x="-0.5" width="1" height="100%" className="fill-ink" />
          </svg>
        )}
        {spot && (
          <circle
            cx={`${spot[0]}%`}
            cy={`${spot[1]}%`}
            r={at?.isActive ? 5.5 : 4}
            data-crosshair=""
            className="fill-(--series) stroke-paper stroke-2"
          />
        )}
      </svg>
      <svg className="block h-5 w-full overflow-visible fill-ink-muted text-xs tabular-nums">
        {ends.map(
          (tick) =>
            tick && (
              <text
                key={tick.label}
                x={`${tick.at}%`}
                y="15"
                textAnchor={tick.at < 20 ? 'start' : tick.at > 80 ? 'end' : 'middle'}
              >
                {tick.label}
              </text>
            ),
        )}
      </svg>
    </div>
  );
}
