import type { ReactNode } from 'react';
import { BarChart } from '@talent/ui/bar-chart';
import { Loaded } from '../../../queries/loaded';
import { fetchLive } from '../api/fetch-live';
import { traffic, visitTexts as text } from '../content/traffic';

/** The last 30 minutes; asked again every ten seconds while the page is visible. */
export function LiveView(): ReactNode {
  const query = { queryKey: ['traffic', 'live'], queryFn: fetchLive, refetchInterval: 10_000 };
  return (
    <Loaded query={query} texts={traffic}>
      {({ visitors, views, pages }) => (
        <>
          <p>
            <strong>{text.liveVisitors(visitors)}</strong>, {text.liveNote(views)}
          </p>
          <BarChart
            label={text.live}
            bars={pages.map(({ path, visitors: count }) => ({
              key: path,
              label: path,
              value: count,
            }))}
          />
        </>
      )}
    </Loaded>
  );
}
