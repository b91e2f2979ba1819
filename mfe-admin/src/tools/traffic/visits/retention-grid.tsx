import { formatCount, formatPercent } from '@talent/sdk/format';
import type { ReactNode } from 'react';
import { Loaded } from '../../../queries/loaded';
import { isoDay } from '../../../time/utc';
import { fetchMarks, type Mark } from '../api/overview';
import { RETENTION_WEEKS, fetchRetention, type RetentionRow } from '../api/visits';
import type { VisitsQuery } from '../api/traffic';
import { markTexts, traffic, visitTexts as text } from '../content/traffic';
import { countMarks } from '../marks/marks-on-axis';
import { visitsQuery } from '../queries';

const WEEK_MS = 604_800_000;
const later = Array.from({ length: RETENTION_WEEKS - 1 }, (_, at) => at + 1);
const weekAfter = (day: string, weeks: number): string =>
  isoDay(new Date(Date.parse(day) + weeks * WEEK_MS));

export function RetentionGrid({ query }: { query: VisitsQuery }): ReactNode {
  const { to } = query.range;
  const load = () =>
    Promise.all([
      fetchRetention(query),
      fetchMarks({ from: weekAfter(to, -RETENTION_WEEKS), to }),
    ] as const);
  return (
    <>
      <p className="text-ink-muted mb-3 max-w-prose text-sm">
        {`${text.retentionNote} ${query.segment.visits !== undefined ? text.retentionOfBoth : ''}`}
      </p>
      <Loaded query={visitsQuery('retention', query, load)} texts={traffic}>
        {([rows, marks]) =>
          rows.length === 0 ? (
            <p className="text-ink-muted">{text.nothing}</p>
          ) : (
            <Grid rows={rows} marks={marks} />
          )
        }
      </Loaded>
    </>
  );
}

function Grid({ rows, marks }: { rows: readonly RetentionRow[]; marks: readonly Mark[] }) {
  const heads = [text.firstWeek, text.browsers, ...later.map(text.weekLater), markTexts.inWeek];
  return (
    <div className="overflow-x-auto" role="region" aria-label={text.retention} tabIndex={0}>
      <table className="text-sm tabular-nums">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-2 py-1 text-start font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...Map.groupBy(rows, ({ first_week }) => first_week)].map(([first, weeks]) => {
            const inWeek = (at: number): number | undefined =>
              weeks.find(({ week }) => week === weekAfter(first, at))?.browsers;
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
                <td className="px-2 py-1 whitespace-nowrap">
                  {countMarks(marks, first, weekAfter(first, 1))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
