import { useMemo } from 'react';
import type { PlacedSeries } from './line-model.ts';
import {
  endLabels,
  innerLabels,
  labelLines,
  NARROW_HEIGHT,
  NARROW_WIDTH,
  type PlacedNote,
  WIDE_HEIGHT,
} from './line-labels.ts';

interface LineLabelsProps {
  lines: readonly PlacedSeries[];
  notes: readonly PlacedNote[];
  format: (value: number) => string;
  /** The crosshair writes values at the lines: labels within the plot make room. */
  isQuiet: boolean;
}

/** Names and last values of lines: beside the plot where it is wide, at the lines themselves where it is narrow. */
export function LineLabels({ lines, notes, format, isQuiet }: LineLabelsProps) {
  const { texts, ends, beside, names, inner } = useMemo(
    () => layout(lines, notes, format),
    [lines, notes, format],
  );
  return lines.map(({ key, color }, row) => {
    const [end = 0, middle = 0, text = []] = [ends[row], beside[row], texts[row]];
    const label = inner[row];
    return (
      <g key={key} data-series={color} className="fill-ink">
        <svg x="100%" className="hidden overflow-visible @min-[30rem]:block">
          <line
            x1="6"
            x2="14"
            y1={`${end}%`}
            y2={`${middle}%`}
            strokeWidth="1.5"
            className="stroke-(--series)"
          />
          <svg x="18" y={`${middle}%`} className="overflow-visible">
            {text.map((line, at) => (
              <text
                key={line}
                y={4 + at * 15 - (text.length - 1) * 7.5}
                className={color === 'muted' ? 'fill-ink-muted' : 'font-semibold'}
              >
                {line}
              </text>
            ))}
          </svg>
        </svg>
        {label && (
          <svg
            x={`${label.x}%`}
            y={`${label.y}%`}
            opacity={isQuiet ? 0 : 1}
            className="overflow-visible @min-[30rem]:hidden"
          >
            <text
              y="4"
              textAnchor={label.anchor}
              className={`halo ${color === 'muted' ? 'fill-ink-muted' : 'fill-ink font-semibold'}`}
            >
              {names[row]}
            </text>
          </svg>
        )}
      </g>
    );
  });
}

/** Texts and places of all labels in both layouts; finding them takes longer than to draw them. */
function layout(
  lines: readonly PlacedSeries[],
  notes: readonly PlacedNote[],
  format: (value: number) => string,
) {
  const texts = lines.map(({ label, lastValue }) => labelLines(label, format(lastValue)));
  const ends = lines.map(({ spots, last }) => spots[last]?.[1] ?? 0);
  const beside = endLabels(
    ends.map((at, row) => ({ at, lines: texts[row]?.length ?? 1 })),
    WIDE_HEIGHT,
  );
  const names = lines.map(({ label, lastValue }) => `${label} ${format(lastValue)}`);
  const wanted = lines.map(({ spots, color }, row) => ({
    text: names[row] ?? '',
    spots,
    isOptional: color === 'muted',
  }));
  const inner = innerLabels(wanted, NARROW_WIDTH, NARROW_HEIGHT, notes);
  return { texts, ends, beside, names, inner };
}
