import type { PlatformWindow } from '@talent/api/platform/platform-changes';
import type { ReactNode } from 'react';
import type { Change } from '../api/to-changes';
import { inRows, mondaysOf, placeOf } from '../axis/axis';
import type { Span } from '../axis/axis';
import { closedSpans } from '../axis/closed-spans';
import { laneTexts as text } from '../content/changes';
import { LaneBand, LaneBar, LaneDot } from './lane-marks';

/** Heights, px. */
const HEAD = 38;
const TITLE = 20;
const ROW = 24;
const GAP = 8;

interface LanesProps {
  axis: Span;
  /** In ms. */
  now: number;
  changes: readonly Change[];
  windows: readonly PlatformWindow[];
}

/** The changes on one axis, a lane for each kind: a picture of the list, for the eye alone, where there is room for it. */
export function Lanes({ axis, now, changes, windows }: LanesProps): ReactNode {
  const lanes = placed(lanesOf(changes, windows.length > 0));
  const last = lanes.at(-1);
  const height = last === undefined ? 0 : last.y + last.height;
  const held = lanes.find(({ name }) => name === 'windows');
  const nowPlace = placeOf(axis, now);
  return (
    <div aria-hidden="true" data-picture="lanes" className="mb-6 max-md:hidden">
      <svg width="100%" height={height} className="block text-xs tabular-nums">
        {held &&
          closedSpans(windows, axis).map((span) => (
            <LaneBand
              key={span.from}
              axis={axis}
              span={span}
              y={HEAD}
              height={held.y + held.height - HEAD}
            />
          ))}
        {mondaysOf(axis).map(({ day, place }) => (
          <g key={day}>
            <line
              x1={`${place}%`}
              x2={`${place}%`}
              y1={HEAD - 6}
              y2={height}
              className="stroke-rule"
            />
            <AxisWord place={place} y={12} className="fill-ink-muted">
              {day}
            </AxisWord>
          </g>
        ))}
        {lanes.map(({ name, y, rows }) => (
          <g key={name} data-lane={name}>
            {/* In front of the lines of the days: where the axis is narrow, the name of a lane crosses one. */}
            <text
              x="2"
              y={y + 14}
              className="fill-ink stroke-paper stroke-4 font-semibold [paint-order:stroke]"
            >
              {text.names[name]}
            </text>
            {rows.flatMap((row, at) =>
              row.map((change) => {
                const Mark = name === 'canary' || name === 'lock' ? LaneBar : LaneDot;
                return (
                  <Mark key={change.key} axis={axis} change={change} y={y + TITLE + at * ROW} />
                );
              }),
            )}
          </g>
        ))}
        {nowPlace !== null && (
          <g data-now="">
            <line
              x1={`${nowPlace}%`}
              x2={`${nowPlace}%`}
              y1={HEAD - 10}
              y2={height}
              className="stroke-signal stroke-2"
            />
            <AxisWord place={nowPlace} y={HEAD - 12} className="fill-signal font-semibold">
              {text.now}
            </AxisWord>
          </g>
        )}
      </svg>
      <p className="text-ink-muted mt-2 text-xs">
        {text.key} {held && text.keyOfWindows}
      </p>
    </div>
  );
}

/** A word beside a place of the axis; near its end on the other side, where it is not cut. */
function AxisWord(props: {
  place: number;
  y: number;
  className: string;
  children: string;
}): ReactNode {
  const { place, y, className, children } = props;
  const isAtEnd = place > 90;
  return (
    <text
      x={`${place}%`}
      y={y}
      dx={isAtEnd ? -4 : 4}
      textAnchor={isAtEnd ? 'end' : 'start'}
      className={className}
    >
      {children}
    </text>
  );
}

interface Lane {
  name: keyof typeof text.names;
  rows: Change[][];
}

function lanesOf(changes: readonly Change[], hasWindows: boolean): Lane[] {
  const ofKind = (kind: Change['kind']) => changes.filter((change) => change.kind === kind);
  return [
    { name: 'release', rows: [ofKind('release')] },
    { name: 'canary', rows: inRows(ofKind('canary')) },
    { name: 'lock', rows: inRows(ofKind('lock')) },
    ...(hasWindows ? [{ name: 'windows' as const, rows: [] }] : []),
    { name: 'post', rows: [ofKind('post')] },
  ];
}

/** Lanes below each other. An empty one has the height of a row. */
function placed(lanes: readonly Lane[]): (Lane & { y: number; height: number })[] {
  let y = HEAD;
  return lanes.map((lane) => {
    const height = TITLE + Math.max(lane.rows.length, 1) * ROW + GAP;
    const own = { ...lane, y, height };
    y += height;
    return own;
  });
}
