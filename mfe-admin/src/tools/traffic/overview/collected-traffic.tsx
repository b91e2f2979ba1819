import { Button } from '@talent/ui/button';
import { EmptyState } from '@talent/ui/empty-state';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { FactTiles } from '../../../charts/fact-tiles';
import { preloadLineChart } from '../../../charts/line-chart';
import { ToolSection } from '../../../frame/tool-section';
import { QueryPart } from '../../../queries/query-part';
import { useData } from '../../../queries/use-data';
import { WhenNear } from '../../../queries/when-near';
import { fetchOverview } from '../api/overview';
import { topLists, type Segment } from '../api/traffic';
import { CampaignForm } from '../campaign-link/campaign-form';
import { keptTexts } from '../content/segments';
import { sourceTexts, traffic as texts, visitTexts } from '../content/traffic';
import { trafficLists } from '../queries';
import { isBeforeEvents, isBeforeVisits, isNarrowed, type TrafficQuery } from '../range/day-range';
import { TrafficControls } from '../range/traffic-controls';
import { SegmentBar } from '../segments/segment-bar';
import { TrafficTables } from '../tables/traffic-tables';
import { GoalFunnel, Journeys } from '../visits/journeys';
import { LiveView, RetentionGrid } from '../visits/live-view';
import { factsOf, SourceNote, TopList, VisitsChart, OverviewSkeleton } from './overview-figures';

/** The tool of a site that collects. Its first screen is one question, whose answer says whose visits the others are about. */
export function CollectedTraffic(props: {
  query: TrafficQuery;
  onChange: (query: TrafficQuery) => void;
}) {
  const { query, onChange } = props;
  const { range, segment, audience, figure, goal } = query;
  const asked = { range, segment, audience };
  const overview = useData({
    queryKey: ['traffic', 'overview', asked],
    queryFn: () => fetchOverview(asked),
    placeholderData: keepPreviousData,
  });
  useEffect(preloadLineChart, []);
  const { data } = overview;
  const now = new Date();
  const isSegment = isNarrowed(segment);
  const pagesNote = isSegment && isBeforeEvents(range, now) ? keptTexts.pages : undefined;
  const change = (next: Segment): void => onChange({ ...query, segment: next });
  const controls = (
    <TrafficControls
      query={query}
      audience={data?.audience ?? audience ?? 'visitor'}
      counts={data?.counts ?? 'loading'}
      hasSamples={data?.hasSamples}
      onChange={onChange}
    />
  );
  if (data?.newest === null && !data.hasSamples) {
    return (
      <>
        {controls}
        <NoVisits />
      </>
    );
  }
  const visits = data && { range, segment, audience: data.audience };
  return (
    <>
      {controls}
      <ToolSection title={texts.sections.overview}>
        <SegmentBar segment={segment} hasSums={isBeforeVisits(range, now)} onChange={change} />
        <QueryPart query={overview} texts={texts} className="mt-4" skeleton={<OverviewSkeleton />}>
          {(shown) => (
            <>
              <div className="mt-4">
                <SourceNote
                  overview={shown}
                  onSamplesDeleted={() => onChange({ ...query, audience: null })}
                />
              </div>
              <div className="mt-4">
                <FactTiles facts={factsOf(shown.periods)} />
              </div>
              <div className="mt-4">
                <VisitsChart
                  overview={shown}
                  figure={figure}
                  onFigure={(each) => onChange({ ...query, figure: each })}
                />
              </div>
              <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-2">
                {topLists.map((list) => (
                  <TopList
                    key={list}
                    rows={shown.rowsOf(list)}
                    list={list}
                    note={list === 'page' ? pagesNote : undefined}
                    onChoose={(key, name) => change({ ...segment, [key]: name })}
                  />
                ))}
              </div>
            </>
          )}
        </QueryPart>
      </ToolSection>
      {visits && (
        <>
          <NearSection title={visitTexts.live}>
            <LiveView query={visits} />
          </NearSection>
          <NearSection title={visitTexts.funnel}>
            <GoalFunnel
              query={visits}
              goal={goal}
              onGoal={(each) => onChange({ ...query, goal: each })}
            />
          </NearSection>
          <NearSection title={visitTexts.journeys} intro={visitTexts.journeysNote}>
            <Journeys
              query={visits}
              onChoose={(key, path) => change({ ...segment, [key]: path })}
            />
          </NearSection>
          <NearSection title={visitTexts.retention}>
            <RetentionGrid query={visits} />
          </NearSection>
          <TrafficTables lists={trafficLists(visits)} range={range} isSegment={isSegment} />
        </>
      )}
    </>
  );
}

/** A part that asks when it comes near. */
function NearSection(props: { title: string; intro?: string; children: ReactNode }) {
  const { title, intro, children } = props;
  return (
    <ToolSection title={title}>
      {intro && <p className="text-ink-muted mb-3 max-w-prose text-sm">{intro}</p>}
      <WhenNear>{children}</WhenNear>
    </ToolSection>
  );
}

function NoVisits() {
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
      <ToolSection title={texts.sections.campaigns}>
        <CampaignForm />
      </ToolSection>
    </>
  );
}
