import { formatCount, formatPercent } from '@talent/sdk/format';
import type { ReactNode } from 'react';
import type { TopList as List, TopRow } from '../api/traffic';
import { visitTexts as text } from '../content/traffic';
import { changeText } from '../format-traffic';

interface TopListProps {
  /** The largest first. */
  rows: readonly TopRow[];
  list: List;
  /** A name was chosen as a part of the segment. */
  onChoose: (key: List, name: string) => void;
  /** Limit of the list for these days, as a sentence. */
  note?: string | undefined;
}

/** The largest of a list as bars with shares; a click on a name shows only its visits. */
export function TopList({ rows, list, onChoose, note }: TopListProps): ReactNode {
  return (
    <section aria-label={text.lists[list]}>
      <h3 className="mb-2 font-semibold">{text.lists[list]}</h3>
      {note !== undefined && <p className="text-ink-muted mb-2 text-sm">{note}</p>}
      {rows.length === 0 ? (
        <p className="text-ink-muted">{text.nothing}</p>
      ) : (
        <ol className="grid gap-2 text-sm">
          {rows.map(({ name, amount, before, total }) => (
            <li key={name}>
              <p className="flex items-baseline justify-between gap-3">
                <button
                  type="button"
                  aria-label={list === 'page' ? text.cameOver(name) : text.filter(name)}
                  className="min-h-6 min-w-0 cursor-pointer text-start wrap-anywhere underline"
                  onClick={() => onChoose(list, name)}
                >
                  {name}
                </button>
                <span className="shrink-0 tabular-nums">
                  <strong>{formatCount(amount)}</strong> {formatPercent(amount / total)}{' '}
                  <span className="text-ink-muted">{changeText(amount, before)}</span>
                </span>
              </p>
              <svg className="block h-1.5 w-full" aria-hidden="true">
                <rect width={`${(amount / total) * 100}%`} height="100%" fill="var(--data-1)" />
              </svg>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
