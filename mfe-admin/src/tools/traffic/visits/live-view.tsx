import { BarChart } from '@talent/ui/bar-chart';
import { Loaded } from '../../../queries/loaded';
import { useData } from '../../../queries/use-data';
import type { ReactNode } from 'react';
import { isoDay } from '../../../time/utc';
import { fetchMarks } from '../api/overview';
import type { VisitsQuery } from '../api/traffic';
import { fetchLive } from '../api/visits';
import { traffic, visitTexts as text } from '../content/traffic';
import { MarkedLines } from '../marks/marked-lines';
import { formatMinute } from '../../../time/format-time';
import { liveMinutes } from '../format-traffic';

const DAY_MS = 86_400_000;

/** The last 30 minutes; asked again every ten seconds while the page is visible. */
export function LiveView({ query }: { query: VisitsQuery }): ReactNode {
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
        {({ at, visitors, views, minutes, pages }) => {
          const axis = liveMinutes(at, minutes);
          const places = new Set(axis.map(({ x }) => x));
          const now = Date.parse(at);
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
