import { formatCount } from '@talent/sdk/format';
import type { ReactNode } from 'react';
import { Loaded } from '../../../queries/loaded';
import { fetchJourneys } from '../api/visits';
import type { VisitsQuery } from '../api/traffic';
import { traffic, visitTexts as text } from '../content/traffic';
import { visitsQuery } from '../queries';

interface JourneysProps {
  query: VisitsQuery;
  /** A page was chosen as a part of the segment: as the first one of visits, or as any of them. */
  onChoose: (key: 'landing' | 'page', path: string) => void;
}

/** The first pages of visits, in order; a press on one shows only the visits that came over it. */
export function Journeys({ query, onChoose }: JourneysProps): ReactNode {
  return (
    <Loaded query={visitsQuery('journeys', query, () => fetchJourneys(query))} texts={traffic}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="text-ink-muted">{text.nothing}</p>
        ) : (
          <ol className="divide-rule grid divide-y text-sm">
            {rows.map(({ pages, visitors }) => (
              <li key={pages.join(' ')} className="flex items-baseline justify-between gap-4 py-1">
                <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
                  {pages.map((path, at) => (
                    // The same page may come twice.
                    // oxlint-disable-next-line react/no-array-index-key
                    <span key={`${at} ${path}`} className="flex min-w-0 items-baseline gap-2">
                      {at > 0 && <span aria-hidden="true">→</span>}
                      <button
                        type="button"
                        aria-label={at === 0 ? text.startedOn(path) : text.cameOver(path)}
                        className="min-h-6 min-w-0 cursor-pointer text-start wrap-anywhere underline"
                        onClick={() => onChoose(at === 0 ? 'landing' : 'page', path)}
                      >
                        {path}
                      </button>
                    </span>
                  ))}
                </span>
                <strong className="tabular-nums">{formatCount(visitors)}</strong>
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}
