import { BarChart } from '@talent/ui/bar-chart';
import { Loaded } from '../../../queries/query-part';
import { useData } from '../../../queries/use-data';
import { isoDay } from '../../../time/utc';
import { fetchMarks, type Mark } from '../api/overview';
import type { VisitsQuery } from '../api/traffic';
import { fetchLive, RETENTION_WEEKS, fetchRetention, type RetentionRow } from '../api/visits';
import { traffic, visitTexts as text, markTexts } from '../content/traffic';
import { MarkedLines, countMarks } from '../marks/marked-lines';
import { formatMinute } from '../../../time/format-time';
import { liveMinutes } from '../format-traffic';
import { formatCount, formatPercent } from '@talent/sdk/format';
import { visitsQuery } from '../queries';

const DAY_MS = 86_400_000;

/** The last 30 minutes; asked again every ten seconds while the page is visible. */
export function LiveView({ query }: { query: VisitsQuery }) {
  // Samples are of the past.
  const isOfVisitors = query.audience === 'sample';
  const visits: VisitsQuery = isOfVisitors ? { ...query, audience: 'visitor' } : query;
  const marks = useData({
    queryKey: ['traffic', 'marks now'],
    queryFn: () => {
      const now = Date.now();
      return fetchMarks({ from: isoDay(new Date(now - DAY_MS)), to: isoDay(new Date(now)) });
    },
    refetchInterval: 60_000,
  });
  const live = {
    queryKey: ['traffic', 'live', visits.audience, visits.segment],
    queryFn: () => fetchLive(visits),
    refetchInterval: 10_000,
  };
  return (
    <>
      {isOfVisitors && <p className="text-ink-muted mb-2 text-sm">{text.liveOfVisitors}</p>}
      <Loaded query={live} texts={traffic}>
        {({ at: newest, visitors, views, minutes, pages }) => {
          const axis = liveMinutes(newest, minutes);
          const places = new Set(axis.map(({ at }) => at));
          const now = Date.parse(newest);
          return (
            <>
              <p>
                <strong>{text.liveVisitors(visitors)}</strong>, <span>{text.liveNote(views)}</span>
              </p>
              {views > 0 && (
                <MarkedLines
                  label={text.liveChart}
                  marks={(marks.data ?? []).filter(
                    (mark) => Date.parse(mark.at) <= now && places.has(formatMinute(mark.at)),
                  )}
                  placeOf={(mark) =>
                    now - Date.parse(mark.at) < DAY_MS / 2 ? formatMinute(mark.at) : null
                  }
                  series={[{ key: 'views', label: text.liveViews, points: axis }]}
                />
              )}
              <div className="chart">
                <BarChart
                  label={text.live}
                  bars={pages.map(({ path, visitors: count }) => ({
                    key: path,
                    label: path,
                    value: count,
                  }))}
                />
              </div>
            </>
          );
        }}
      </Loaded>
    </>
  );
}

const WEEK_MS = 604_800_000;
const later = Array.from({ length: RETENTION_WEEKS - 1 }, (_, at) => at + 1);
const weekAfter = (day: string, weeks: number): string =>
  isoDay(new Date(Date.parse(day) + weeks * WEEK_MS));

export function RetentionGrid({ query }: { query: VisitsQuery }) {
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
