import { linePath, UNITS } from '@talent/ui/line-path';
import { linearAxis } from '@talent/ui/linear-axis';
import { placeAxis } from '@talent/ui/place-axis';
import { markup, type Markup } from '../markup';

/** A line of the drawing. */
export interface PlottedLine {
  label: string;
  /** The newest value as it is written for a reader. */
  newest: string;
  /** Oldest first. `at` is a month, YYYY-MM. */
  points: readonly { at: string; value: number }[];
}

interface LinePlotOptions {
  /** Writes a value of the vertical axis. */
  format: (value: number) => string;
  /** The axis begins at zero, for shares. */
  zero: boolean;
}

/**
 * At most two lines over months. Places are percentages and text has a fixed size, so that the drawing fits every width; the
 * second line is dashed, because colors alone do not tell lines apart.
 */
export function linePlot(
  lines: readonly [PlottedLine, PlottedLine],
  { format, zero }: LinePlotOptions,
): Markup {
  const values = linearAxis(
    lines.flatMap(({ points }) => points.map(({ value }) => value)),
    { zero, count: 4 },
  );
  const months = placeAxis(lines.flatMap(({ points }) => points.map(({ at }) => at)));
  const left = new Map(months.places.map((place, index) => [place, months.at[index] ?? 0]));
  const paths = lines.map(({ points }) =>
    linePath(points.map(({ at, value }) => [left.get(at) ?? 0, 100 - values.at(value)])),
  );
  const name = lines.map(({ label, newest }) => `${label} ${newest}`).join(', ');
  const keys = lines.map(
    ({ label, newest }, at) =>
      markup`<span><svg aria-hidden="true"><line class="${classOf(at)}" x1="0" x2="22" y1="4" y2="4"/></svg>${label} ${newest}</span>`,
  );
  const rules = values.ticks.map((tick) => {
    const y = 100 - values.at(tick);
    return markup`<line class="grid" x2="100%" y1="${y}%" y2="${y}%"/><text y="${y}%" dy="-4">${format(tick)}</text>`;
  });
  const dates = months.ticks
    .filter(({ isWideOnly }) => !isWideOnly)
    .map(
      ({ at, label }) =>
        markup`<text x="${at}%" y="100%" dy="18" text-anchor="${anchorOf(at)}">${label}</text>`,
    );
  const drawn = paths.map(
    (path, at) =>
      markup`<path class="${classOf(at)}" vector-effect="non-scaling-stroke" d="${path}"/>`,
  );
  return markup`<p class="key">${keys}</p>
<svg class="plot" role="img" aria-label="${name}">${rules}${dates}<svg height="100%" viewBox="0 0 ${UNITS} ${UNITS}" preserveAspectRatio="none" aria-hidden="true">${drawn}</svg></svg>`;
}

function classOf(line: number): string {
  return line === 0 ? 'one' : 'two';
}

/** Keeps the first and the last date inside the drawing. */
function anchorOf(at: number): string {
  if (at < 5) return 'start';
  return at > 95 ? 'end' : 'middle';
}
