import type { ReactNode } from 'react';
import { formatUtc } from '../../../time/utc';
import type { Change } from '../api/to-changes';
import { barOf, placeOf } from '../axis/axis';
import type { Span } from '../axis/axis';

/** Height of a bar, px. */
const BAR = 20;
/** Radius of a dot, px. */
const DOT = 5;

interface MarkProps {
  axis: Span;
  change: Change;
  /** Top of its row, px. */
  y: number;
}

/** A moment: hollow while it is to come. */
export function LaneDot({ axis, change, y }: MarkProps): ReactNode {
  const place = placeOf(axis, change.span.from);
  if (place === null) return null;
  const color = change.kind === 'post' ? 'fill-data-2 stroke-data-2' : 'fill-data-1 stroke-data-1';
  const hollow = 'fill-paper stroke-data-2';
  return (
    <circle
      cx={`${place}%`}
      cy={y + BAR / 2}
      r={DOT}
      data-state={change.state}
      className={`stroke-2 ${change.state === 'next' ? hollow : color}`}
    >
      <title>{wordsOf(change)}</title>
    </circle>
  );
}

/** A time that lasts, with its words as far as there is room for them. */
export function LaneBar({ axis, change, y }: MarkProps): ReactNode {
  const bar = barOf(axis, change.span);
  if (bar === null) return null;
  const { kind, title, detail } = change;
  return (
    <g data-state={change.state}>
      <title>{wordsOf(change)}</title>
      {/* A drawing of its own: what is beyond its edge is not drawn. */}
      <svg x={`${bar.start}%`} y={y} width={`${bar.width}%`} height={BAR}>
        <rect width="100%" height="100%" className="fill-surface stroke-boundary" />
        <text x="8" y="14" className="fill-ink">
          {`${title}: ${detail}`}
        </text>
      </svg>
      {/* Its start, which is seen however short it is. */}
      <rect
        x={`${bar.start}%`}
        y={y}
        width="3"
        height={BAR}
        className={kind === 'lock' ? 'fill-negative' : 'fill-data-3'}
      />
    </g>
  );
}

/** A time in which nothing is released, behind the lanes. */
export function LaneBand(props: { axis: Span; span: Span; y: number; height: number }): ReactNode {
  const { axis, span, y, height } = props;
  const bar = barOf(axis, span);
  if (bar === null) return null;
  return (
    <rect
      x={`${bar.start}%`}
      y={y}
      width={`${bar.width}%`}
      height={height}
      data-band=""
      className="fill-rule opacity-50"
    />
  );
}

/** Shown under a pointer. */
function wordsOf({ span, end, title, detail }: Change): string {
  const start = formatUtc(new Date(span.from).toISOString());
  return [start, end, `${title}: ${detail}`].filter((part) => part !== '').join(' ');
}
