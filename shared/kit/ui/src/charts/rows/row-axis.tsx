import type { LinearAxis } from '../plot/linear-axis.ts';

/**
 * The labels of the axis above the rows of a chart, and the lines that each row shows behind its marks: they are drawn once
 * for all rows.
 */
export function RowAxis({
  linesId,
  axis,
  format,
}: {
  /** Id of the lines, for the rows. */
  linesId: string;
  axis: LinearAxis;
  format: (value: number) => string;
}) {
  return (
    <div aria-hidden="true" className="@min-[30rem]:ps-56">
      <svg className="block h-6 w-full overflow-visible fill-ink-muted text-xs tabular-nums">
        <defs>
          <g id={linesId}>
            <RowLines axis={axis} />
          </g>
        </defs>
        {axis.ticks.map((tick, index) => (
          <text
            key={tick}
            x={`${axis.at(tick)}%`}
            y="15"
            textAnchor={anchorAt(axis.at(tick), 4)}
            className={
              axis.ticks.length > 5 && index % 2 === 1 ? 'hidden @min-[30rem]:block' : undefined
            }
          >
            {format(tick)}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Keeps text within the plot: it begins or ends at its place near the edges. */
export function anchorAt(at: number, edge = 18): 'start' | 'middle' | 'end' {
  if (at < edge) return 'start';
  return at > 100 - edge ? 'end' : 'middle';
}

/**
 * The lines of the axis behind one row. Its percentages are those of the row that shows it. Where a row
 * uses it, styles of an app do not reach it: they begin with the app's element. So its colors are attributes.
 */
function RowLines({ axis }: { axis: LinearAxis }) {
  return axis.ticks.map((tick) => (
    <svg key={tick} x={`${axis.at(tick)}%`}>
      <rect
        x="-0.5"
        width="1"
        height="100%"
        fill={tick === 0 ? 'var(--boundary)' : 'var(--rule)'}
      />
    </svg>
  ));
}

export interface RowTextProps {
  x: number;
  /** px from the middle of the row. */
  dy: number;
  dx?: number;
  anchor?: 'start' | 'middle' | 'end';
  text: string;
  isStrong?: boolean;
}

/** Text at a value of a row. */
export function RowLabel({ x, ...text }: RowTextProps) {
  return (
    <svg x={`${x}%`}>
      <RowText {...text} />
    </svg>
  );
}

/** Text around the place that it is in. */
export function RowText({ dy, dx, anchor = 'middle', text, isStrong }: Omit<RowTextProps, 'x'>) {
  return (
    <text x={dx} y={dy} textAnchor={anchor} className={isStrong ? 'font-semibold' : undefined}>
      {text}
    </text>
  );
}
