import { Button } from '@talent/ui/button';
import { EmptyState } from '@talent/ui/empty-state';
import { keepPreviousData } from '@tanstack/react-query';
import { preloadLineChart } from '../../../charts/line-chart';
import { ToolSection } from '../../../frame/tool-section';
import { useData } from '../../../queries/use-data';
import { useEffect, type ReactNode } from 'react';
import { fetchOverview } from '../api/overview';
import { CampaignForm } from '../campaign-link/campaign-form';
import { sourceTexts, traffic as text } from '../content/traffic';
import { trafficLists } from '../queries';
import { isNarrowed, type TrafficQuery } from '../range/day-range';
import { TrafficControls } from '../range/traffic-controls';
import { TrafficTables } from '../tables/traffic-tables';
import { VisitFigures } from '../visits/visit-figures';

/** The tool of a site that collects. Its first screen is one question, whose answer says whose visits the others are about. */
export function CollectedTraffic(props: {
  query: TrafficQuery;
  onChange: (query: TrafficQuery) => void;
}): ReactNode {
  const { query, onChange } = props;
  const { range, segment, audience } = query;
  const asked = { range, segment, audience };
  const overview = useData({
    queryKey: ['traffic', 'overview', asked],
    queryFn: () => fetchOverview(asked),
    placeholderData: keepPreviousData,
  });
  useEffect(preloadLineChart, []);
  const shown = overview.data;
  const isWaiting = shown !== undefined && shown.newest === null && !shown.hasSamples;

  return (
    <>
      <TrafficControls
        query={query}
        audience={shown?.audience ?? audience ?? 'visitor'}
        counts={shown?.counts ?? 'loading'}
        hasSamples={shown?.hasSamples}
        onChange={onChange}
      />
      {isWaiting ? (
        <NoVisits />
      ) : (
        <VisitFigures query={query} overview={overview} onChange={onChange} />
      )}
      {shown && !isWaiting && (
        <TrafficTables
          lists={trafficLists({ range, segment, audience: shown.audience })}
          range={range}
          isSegment={isNarrowed(segment)}
        />
      )}
    </>
  );
}

function NoVisits(): ReactNode {
  return (
    <>
      <EmptyState kind="chart">
        <p>{sourceTexts.waiting}</p>
        <Button asChild className="mt-4">
          <a href="/" target="_blank" rel="noopener">
            {sourceTexts.open}
          </a>
        </Button>
      </EmptyState>
      <ToolSection title={text.sections.campaigns}>
        <CampaignForm />
      </ToolSection>
    </>
  );
}
