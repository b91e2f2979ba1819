import { useId } from 'react';
import type { Timeline, TimelineRow } from '../../../content/timeline';

const rowClass = 'md:grid md:grid-cols-[1fr_2fr] md:items-center md:gap-x-10';

/** A timeline over the whole width. Its words say what the bars show, so screen readers skip those. */
export function TimelineFigure({ caption, parts, rows, note }: Timeline) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="mb-12 border-t-2 border-ink pt-5" data-timeline="">
      <figcaption id={id} className="text-heading font-display font-medium">
        {caption}
      </figcaption>
      <div aria-hidden="true" className={`mt-4 text-xs text-ink-muted ${rowClass}`}>
        <div className="flex md:col-start-2">
          {parts.map((part) => (
            <span key={part} className="min-w-0 flex-1 border-l border-rule pb-1 pl-0.5 sm:pl-1">
              {part}
            </span>
          ))}
        </div>
      </div>
      <ol className="border-t border-ink">
        {rows.map((row) => (
          <li key={row.name} className={`border-b border-rule py-2.5 ${rowClass}`}>
            <div>
              <p className="font-medium">{row.name}</p>
              <p className="text-sm text-ink-muted">{row.text}</p>
            </div>
            <Bar row={row} count={parts.length} />
          </li>
        ))}
      </ol>
      {note && <p className="mt-3 text-sm text-ink-muted">{note}</p>}
    </figure>
  );
}

function Bar({ row: { from, to, isHollow }, count }: { row: TimelineRow; count: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${count} 10`}
      preserveAspectRatio="none"
      className="mt-2 h-5 w-full overflow-visible md:mt-0 md:h-7 [&>*]:[vector-effect:non-scaling-stroke]"
    >
      <path
        d={Array.from({ length: count }, (_, part) => `M${part} 0v10`).join('')}
        className="stroke-rule"
      />
      <rect
        x={from}
        y="1"
        width={to - from}
        height="8"
        className={isHollow ? 'fill-none stroke-ink' : 'fill-signal stroke-signal'}
      />
    </svg>
  );
}
