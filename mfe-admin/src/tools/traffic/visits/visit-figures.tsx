import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ToolSection } from '../../../frame/tool-section';
import { QueryPart } from '../../../queries/query-part';
import { WhenNear } from '../../../queries/when-near';
import type { TrafficOverview } from '../api/overview';
import { topLists, type Segment } from '../api/traffic';
import { keptTexts } from '../content/segments';
import { traffic, visitTexts as text } from '../content/traffic';
import { OverviewSkeleton } from '../overview/overview-skeleton';
import { PeriodTiles, SourceNote, TopList, VisitsChart } from '../overview/overview-figures';
import { isBeforeEvents, isBeforeVisits, isNarrowed, type TrafficQuery } from '../range/day-range';
import { SegmentBar } from '../segments/segment-bar';
import { GoalFunnel, Journeys } from './journeys';
import { LiveView } from './live-view';
import { RetentionGrid } from './retention-grid';

export function VisitFigures(props: {
  query: TrafficQuery;
  overview: UseQueryResult<TrafficOverview>;
  onChange: (query: TrafficQuery) => void;
}): ReactNode {
  const { query, overview, onChange } = props;
  const { range, segment, figure, goal } = query;
  const now = new Date();
  const change = (next: Segment): void => onChange({ ...query, segment: next });
  const pagesNote = isNarrowed(segment) && isBeforeEvents(range, now) ? keptTexts.pages : undefined;
  const visits = overview.data && { range, segment, audience: overview.data.audience };
  return (
    <>
      <ToolSection title={traffic.sections.overview}>
        <SegmentBar segment={segment} hasSums={isBeforeVisits(range, now)} onChange={change} />
        <QueryPart
          query={overview}
          texts={traffic}
          className="mt-4"
          skeleton={<OverviewSkeleton />}
        >
          {(shown) => (
            <>
              <div className="mt-4">
                <SourceNote
                  overview={shown}
                  onSamplesDeleted={() => onChange({ ...query, audience: null })}
                />
              </div>
              <div className="mt-4">
                <PeriodTiles periods={shown.periods} />
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
          <ToolSection title={text.live}>
            <WhenNear>
              <LiveView query={visits} />
            </WhenNear>
          </ToolSection>
          <ToolSection title={text.funnel}>
            <WhenNear>
              <GoalFunnel
                query={visits}
                goal={goal}
                onGoal={(each) => onChange({ ...query, goal: each })}
              />
            </WhenNear>
          </ToolSection>
          <ToolSection title={text.journeys}>
            <p className="text-ink-muted mb-3 max-w-prose text-sm">{text.journeysNote}</p>
            <WhenNear>
              <Journeys
                query={visits}
                onChoose={(key, path) => change({ ...segment, [key]: path })}
              />
            </WhenNear>
          </ToolSection>
          <ToolSection title={text.retention}>
            <WhenNear>
              <RetentionGrid query={visits} />
            </WhenNear>
          </ToolSection>
        </>
      )}
    </>
  );
}
