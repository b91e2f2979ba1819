import { formatCount } from '@talent/sdk/format';
import type { ReactNode } from 'react';
import { Loaded } from '../../../queries/loaded';
import { fetchJourneys } from '../api/fetch-journeys';
import type { VisitsQuery } from '../api/traffic';
import { traffic, visitTexts as text } from '../content/traffic';
import { visitsQuery } from './use-visits';

/** The first pages of visits, in order. */
export function Journeys({ query }: { query: VisitsQuery }): ReactNode {
  return (
    <Loaded query={visitsQuery('journeys', query, () => fetchJourneys(query))} texts={traffic}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="text-ink-muted">{text.nothing}</p>
        ) : (
          <ol className="grid gap-2 text-sm">
            {rows.map(({ pages, visitors }) => (
              <li key={pages.join(' ')} className="flex justify-between gap-4">
                <span className="min-w-0 wrap-anywhere">{pages.join(' → ')}</span>
                <strong className="tabular-nums">{formatCount(visitors)}</strong>
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}
