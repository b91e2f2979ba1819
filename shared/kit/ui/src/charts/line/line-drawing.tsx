import { useCallback, useMemo } from 'react';
import type { Place } from '../plot/crosshair.ts';
import { PlaceTicks, ValueLabels, ValueLines } from '../plot/axes.tsx';
import { LineCrosshair } from './line-crosshair.tsx';
import { LineLabels } from './line-labels-drawn.tsx';
import { labelLines, labelWidth, type PlacedNote } from './line-labels.ts';
import { LinePaths } from './line-paths.tsx';
import type { LineModel } from './line-model.ts';

interface LineDrawingProps {
  model: LineModel;
  place: Place | null;
  notes: readonly { at: string; label: string }[];
  format: (value: number) => string;
  formatShort: (value: number) => string;
  formatAt: (at: string) => string;
}

/** Room for the labels beside the plot, by the longest of them. */
const gutters = [
  [80, '@min-[30rem]:pe-20'],
  [112, '@min-[30rem]:pe-28'],
  [144, '@min-[30rem]:pe-36'],
  [Infinity, '@min-[30rem]:pe-44'],
] as const;
/** From the plot to the text of a label, px. */
const LEADER = 20;

export function LineDrawing(props: LineDrawingProps) {
  const { model, place, notes, format, formatShort, formatAt } = props;
  const { axis, values, lines } = model;
  // A label has the full value where that is short, as `17.4%` is.
  const formatLabel = useCallback(
    (value: number) => (format(value).length <= 6 ? format(value) : formatShort(value)),
    [format, formatShort],
  );
  const placedNotes = useMemo(
    () =>
      notes.flatMap(({ at, label }) => {
        const x = axis.at[axis.places.indexOf(at)];
        return x === undefined ? [] : [{ x, label }];
      }),
    [notes, axis],
  );
  const widest = Math.max(
    ...lines.map(({ label, lastValue }) => labelWidth(labelLines(label, formatLabel(lastValue)))),
  );
  const gutter = gutters.find(([size]) => widest + LEADER <= size)?.[1];
  return (
    <div aria-hidden="true" className={`pt-6 @min-[30rem]:ps-14 ${gutter ?? ''}`}>
      <svg
        data-plot=""
        className="block h-56 w-full overflow-visible text-xs tabular-nums @min-[30rem]:h-72"
      >
        <ValueLines values={values} />
        {placedNotes.map((note) => (
          <Note key={note.x} {...note} />
        ))}
        <LinePaths lines={lines} active={place?.row ?? null} />
        <ValueLabels values={values} format={formatShort} />
        <LineLabels
          lines={lines}
          notes={placedNotes}
          format={formatLabel}
          isQuiet={place !== null}
        />
        {place && (
          <LineCrosshair
            lines={lines}
            place={place}
            x={axis.at[place.column] ?? 0}
            date={formatAt(axis.places[place.column] ?? '')}
            format={format}
          />
        )}
      </svg>
      <PlaceTicks ticks={axis.ticks} />
    </div>
  );
}

/** A place that the text speaks of; the words are on the side with more room. */
function Note({ x, label }: PlacedNote) {
  const isRight = x > 50;
  return (
    <svg x={`${x}%`} className="overflow-visible fill-ink-muted">
      <rect x="-0.5" width="1" height="100%" className="fill-boundary" />
      <text
        x={isRight ? -6 : 6}
        y="12"
        textAnchor={isRight ? 'end' : 'start'}
        className="stroke-paper stroke-4 [paint-order:stroke]"
      >
        {label}
      </text>
    </svg>
  );
}
