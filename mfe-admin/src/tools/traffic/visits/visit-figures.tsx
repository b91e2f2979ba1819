import type { ReactNode } from 'react';
import { ToolSection } from '../../../frame/tool-section';
import { WhenNear } from '../../../queries/when-near';
import { topLists } from '../api/traffic';
import type { Audience } from '../api/traffic';
import { traffic, visitTexts as text } from '../content/traffic';
import type { TrafficQuery } from '../range/day-range';
import { GoalFunnel } from './goal-funnel';
import { Journeys } from './journeys';
import { LiveView } from './live-view';
import { PeriodTiles } from './period-tiles';
import { RetentionGrid } from './retention-grid';
import { SegmentBar } from './segment-bar';
import { TopList } from './top-list';
import { VisitsChart } from './visits-chart';

interface VisitFiguresProps {
  query: TrafficQuery;
  audience: Audience;
  onChange: (query: TrafficQuery) => void;
}

/** Everything that is asked about the visits that the site has collected. */
export function VisitFigures({ query, audience, onChange }: VisitFiguresProps): ReactNode {
  const { range, segment, figure, goal } = query;
  const visits = { range, segment, audience };
  return (
    <>
      <ToolSection title={traffic.sections.overview}>
        <PeriodTiles query={visits} />
        <SegmentBar
          segment={segment}
          onRemove={(key) => {
            const { [key]: _, ...rest } = segment;
            onChange({ ...query, segment: rest });
          }}
        />
        <div className="mt-4">
          <VisitsChart
            query={visits}
            figure={figure}
            onFigure={(each) => onChange({ ...query, figure: each })}
          />
        </div>
        <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-2">
          {topLists.map((list) => (
            <TopList
              key={list}
              query={visits}
              list={list}
              onChoose={(key, name) => onChange({ ...query, segment: { ...segment, [key]: name } })}
            />
          ))}
        </div>
      </ToolSection>
      <ToolSection title={text.live}>
        <LiveView />
      </ToolSection>
      <ToolSection title={text.funnel}>
        <GoalFunnel
          query={visits}
          goal={goal}
          onGoal={(each) => onChange({ ...query, goal: each })}
        />
      </ToolSection>
      <ToolSection title={text.journeys}>
        <WhenNear>
          <Journeys query={visits} />
        </WhenNear>
      </ToolSection>
      <ToolSection title={text.retention}>
        <WhenNear>
          <RetentionGrid query={visits} />
        </WhenNear>
      </ToolSection>
    </>
  );
}
