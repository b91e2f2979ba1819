import type { Clock } from '@talent/content/clocks';
import { contentPageText } from '../content/content-page-text';

const { clocks: text } = contentPageText;
/** Days from the intake call until the engineer starts, as the drawing counts them. */
const SEARCH_DAYS = 28;
const weeks = [7, 14, 21, SEARCH_DAYS];
const rowClass = 'md:grid md:grid-cols-[12rem_1fr] md:gap-x-8';

/**
 * The four clocks of a search as bars over one axis, from the intake call to the end of the support. The drawing adds nothing to
 * the words beside it, so screen readers skip it.
 */
export function ClocksBlock({ clocks }: { clocks: readonly Clock[] }) {
  return (
    <figure data-clocks="">
      <div aria-hidden="true" className={`text-xs text-ink-muted ${rowClass}`}>
        <div className="grid grid-cols-[19fr_19fr_19fr_19fr_24fr] md:col-start-2">
          {text.axis.map((label) => (
            <span key={label} className="border-l border-rule pb-2 pl-1">
              {label}
            </span>
          ))}
        </div>
      </div>
      <ol className="border-t-2 border-ink">
        {clocks.map((clock) => (
          <li key={clock.key} className={`items-center border-b border-rule py-4 ${rowClass}`}>
            <div className="flex flex-wrap items-baseline gap-x-3 md:block">
              <h3 className="text-subheading">{clock.name}</h3>
              <p className="text-sm font-semibold text-signal">{clock.when}</p>
            </div>
            <div>
              <ClockBar fromDay={clock.fromDay} toDay={clock.toDay} />
              <p className="mt-2 max-w-prose text-sm">{clock.definition}</p>
            </div>
          </li>
        ))}
      </ol>
      <figcaption className="mt-3 text-sm text-ink-muted">{text.caption}</figcaption>
    </figure>
  );
}

function ClockBar({ fromDay, toDay }: Pick<Clock, 'fromDay' | 'toDay'>) {
  const [from, to] = [placeOfDay(fromDay), placeOfDay(toDay)];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className="mt-2 h-4 w-full md:mt-0"
    >
      {weeks.map((day) => (
        <line
          key={day}
          x1={placeOfDay(day)}
          x2={placeOfDay(day)}
          y1="0"
          y2="10"
          vectorEffect="non-scaling-stroke"
          className="stroke-rule"
        />
      ))}
      <rect x={from} y="1" width={to - from} height="8" className="fill-signal" />
    </svg>
  );
}
const LAST_DAY = SEARCH_DAYS + 180;
/** Share of the width for the search, percent; the months of support are drawn shorter. */
const SEARCH_SHARE = 76;

/** Place of a day on the drawing, percent of its width. */
export function placeOfDay(day: number): number {
  if (day <= SEARCH_DAYS) return (day / SEARCH_DAYS) * SEARCH_SHARE;
  const share = (day - SEARCH_DAYS) / (LAST_DAY - SEARCH_DAYS);
  return SEARCH_SHARE + Math.min(1, share) * (100 - SEARCH_SHARE);
}
