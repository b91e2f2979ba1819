import { cutText } from '@talent/protocol/text/cut-text';
import type { Place } from '../plot/crosshair.ts';
import type { PlacedSeries } from './line-model.ts';
import { endLabels, NARROW_HEIGHT } from './line-labels.ts';

interface LineCrosshairProps {
  lines: readonly PlacedSeries[];
  place: Place;
  /** Percent of the plot's width. */
  x: number;
  date: string;
  /** A value in full. */
  format: (value: number) => string;
}

/** A vertical line at one place, with its date above and the value of each line beside it. */
export function LineCrosshair({ lines, place, x, date, format }: LineCrosshairProps) {
  const isRight = x > 50;
  const marks = lines.flatMap((line, row) => {
    const spot = line.spots[place.column];
    const value = line.points[place.column]?.value ?? null;
    return spot && value !== null ? [{ line, row, y: spot[1], value }] : [];
  });
  // Of many lines, those of context have their dots only.
  const isCrowd = marks.length > MOST_LABELS;
  const named = marks.filter(
    ({ line, row }) => !isCrowd || row === place.row || line.color !== 'muted',
  );
  const heights = endLabels(
    named.map(({ y }) => ({ at: y, lines: 1 })),
    NARROW_HEIGHT,
  );
  return (
    <svg x={`${x}%`} data-crosshair="" className="overflow-visible fill-ink">
      <rect x="-0.5" y="-4" width="1" height="100%" className="fill-ink" />
      <text
        y="-10"
        textAnchor={x < 15 ? 'start' : x > 85 ? 'end' : 'middle'}
        className="font-semibold"
      >
        {date}
      </text>
      {marks.map(({ line, row, y }) => (
        <g key={line.key} data-series={line.color}>
          <circle
            cy={`${y}%`}
            r={row === place.row ? 6 : 4}
            className="fill-(--series) stroke-paper stroke-2"
          />
        </g>
      ))}
      {named.map(({ line, row, y, value }, at) => (
        <svg key={line.key} y={`${heights[at] ?? y}%`} className="overflow-visible">
          <text
            x={isRight ? -10 : 10}
            y="4"
            textAnchor={isRight ? 'end' : 'start'}
            className={`halo ${row === place.row ? 'font-bold' : ''}`}
          >
            {`${lines.length > 1 ? `${shorten(line.label)} ` : ''}${format(value)}`}
          </text>
        </svg>
      ))}
    </svg>
  );
}

const MOST_LETTERS = 22;
const MOST_LABELS = 5;

function shorten(name: string): string {
  return name.length <= MOST_LETTERS
    ? name
    : `${cutText(name, MOST_LETTERS - 1, 'units').trimEnd()}…`;
}
