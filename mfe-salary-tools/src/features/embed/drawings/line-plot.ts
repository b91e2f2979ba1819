import { linePath, UNITS } from '@talent/ui/line-path';
import { linearAxis } from '@talent/ui/linear-axis';
import { placeAxis } from '@talent/ui/place-axis';
import { html, type Markup } from '../markup';

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

const styles = ['one', 'two'] as const;

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
  return html`<p class="key">
      ${lines.map(
        ({ label, newest }, at) =>
          html`<span
            ><svg aria-hidden="true">
              <line class="${styles[at] ?? ''}" x1="0" x2="22" y1="4" y2="4" /></svg
            >${label} ${newest}</span
          >`,
      )}
    </p>
    <svg class="plot" role="img" aria-label="${name}">
      ${values.ticks.map((tick) => {
        const y = 100 - values.at(tick);
        return html`<line class="grid" x2="100%" y1="${y}%" y2="${y}%" /><text y="${y}%" dy="-4"
            >${format(tick)}</text
          >`;
      })}${months.ticks
        .filter(({ isWideOnly }) => !isWideOnly)
        .map(
          ({ at, label }) =>
            html`<text
              x="${at}%"
              y="100%"
              dy="18"
              text-anchor="${at > 95 ? 'end' : at < 5 ? 'start' : 'middle'}"
              >${label}</text
            >`,
        )}<svg
        height="100%"
        viewBox="0 0 ${UNITS} ${UNITS}"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        ${paths.map(
          (path, at) =>
            html`<path
              class="${styles[at] ?? ''}"
              vector-effect="non-scaling-stroke"
              d="${path}"
            />`,
        )}
      </svg>
    </svg>`;
}
