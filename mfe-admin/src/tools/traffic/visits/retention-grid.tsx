import { formatCount, formatPercent } from '@talent/sdk/format';
import type { ReactNode } from 'react';
import { Loaded } from '../../../queries/loaded';
import { fetchRetention, RETENTION_WEEKS } from '../api/fetch-retention';
import type { VisitsQuery } from '../api/traffic';
import { traffic, visitTexts as text } from '../content/traffic';
import { visitsQuery } from './use-visits';

const WEEK_MS = 604_800_000;
const later = Array.from({ length: RETENTION_WEEKS - 1 }, (_, at) => at + 1);

/** Browsers by the week of their first visit, and the share that came again in each later week. */
export function RetentionGrid({ query }: { query: VisitsQuery }): ReactNode {
  const load = () => fetchRetention(query.range.to, query.audience);
  return (
    <Loaded query={visitsQuery('retention', query, load)} texts={traffic}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="text-ink-muted">{text.nothing}</p>
        ) : (
          <div className="overflow-x-auto" role="region" aria-label={text.retention} tabIndex={0}>
            <table className="text-sm tabular-nums">
              <thead>
                <tr>
                  {[text.firstWeek, text.browsers, ...later.map(text.weekLater)].map((head) => (
                    <th key={head} scope="col" className="px-2 py-1 text-start font-medium">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {[...Map.groupBy(rows, ({ first_week }) => first_week)].map(([first, weeks]) => {
                  const inWeek = (at: number): number | undefined =>
                    weeks.find(({ week }) => Date.parse(week) - Date.parse(first) === at * WEEK_MS)
                      ?.browsers;
                  const all = inWeek(0) ?? 0;
                  return (
                    <tr key={first}>
                      <th scope="row" className="px-2 py-1 font-normal whitespace-nowrap">
                        {first}
                      </th>
                      <td className="px-2 py-1">{formatCount(all)}</td>
                      {later.map((at) => {
                        const count = inWeek(at);
                        return (
                          <td key={at} className="px-2 py-1">
                            {count !== undefined && all > 0 && formatPercent(count / all)}
                          </td>
                        );
                      })}
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        )
      }
    </Loaded>
  );
}
