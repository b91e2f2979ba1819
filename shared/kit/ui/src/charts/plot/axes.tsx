import type { LinearAxis } from './linear-axis.ts';
import type { PlaceTick } from './place-axis.ts';

/** The lines of a vertical axis, with a darker one at its base. */
export function ValueLines({ values }: { values: LinearAxis }) {
  const isBase = (tick: number) => tick === 0 || (values.domain[0] > 0 && tick === values.ticks[0]);
  return values.ticks.map((tick) => (
    <svg key={tick} y={`${100 - values.at(tick)}%`} className="overflow-visible">
      <rect
        y="-0.5"
        width="100%"
        height="1"
        className={isBase(tick) ? 'fill-boundary' : 'fill-rule'}
      />
    </svg>
  ));
}

/** The labels of a vertical axis: beside the plot where it is wide, above each line within it where it is narrow. */
export function ValueLabels({
  values,
  format,
}: {
  values: LinearAxis;
  format: (value: number) => string;
}) {
  return values.ticks.map((tick) => (
    <svg key={tick} y={`${100 - values.at(tick)}%`} className="overflow-visible fill-ink-muted">
      <text x="-10" y="4" textAnchor="end" className="hidden @min-[30rem]:block">
        {format(tick)}
      </text>
      <text y="-4" className={`@min-[30rem]:hidden halo`}>
        {format(tick)}
      </text>
    </svg>
  ));
}

/** The labels of a horizontal axis. The ends stay within the plot. */
export function PlaceTicks({ ticks }: { ticks: readonly PlaceTick[] }) {
  return (
    <svg className="block h-6 w-full overflow-visible fill-ink-muted text-xs tabular-nums">
      {ticks.map(({ at, label, isWideOnly }) => (
        <svg
          key={at}
          x={`${at}%`}
          className={`overflow-visible ${isWideOnly ? 'hidden @min-[30rem]:block' : ''}`}
        >
          <rect x="-0.5" width="1" height="5" className="fill-boundary" />
          <text y="19" textAnchor={at < 4 ? 'start' : at > 96 ? 'end' : 'middle'}>
            {label}
          </text>
        </svg>
      ))}
    </svg>
  );
}
