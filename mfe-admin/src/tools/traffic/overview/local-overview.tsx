import { formatCount } from '@talent/sdk/format';
import type { ReactNode } from 'react';
import { FactTiles } from '../../../charts/fact-tiles';
import { ToolSection } from '../../../frame/tool-section';
import { useData } from '../../../queries/use-data';
import { fetchMarks } from '../api/fetch-marks';
import type { DayRange, LocalSummary, TrafficDay } from '../api/traffic';
import { overviewTexts as text, traffic } from '../content/traffic';
import { byDay, MarkedLines } from '../marks/marked-lines';
import { formatDuration, formatPercent } from '../tables/format-traffic';

interface LocalOverviewProps {
  range: DayRange;
  summary: LocalSummary;
  days: readonly TrafficDay[];
}

/** The figures of this browser's own visits, and their course by day. */
export function LocalOverview({ range, summary, days }: LocalOverviewProps): ReactNode {
  const marks = useData({
    queryKey: ['traffic', 'marks', range],
    queryFn: () => fetchMarks(range),
  });
  return (
    <ToolSection title={traffic.sections.overview}>
      <FactTiles
        facts={[
          { label: text.visitors, figure: formatCount(summary.visitors), note: text.visitorsNote },
          { label: text.views, figure: formatCount(summary.views) },
          { label: text.engaged, figure: formatCount(summary.engaged), note: text.engagedNote },
          { label: text.time, figure: formatDuration(summary.average_ms), note: text.ended },
          { label: text.depth, figure: formatPercent(summary.average_depth), note: text.ended },
        ]}
      />
      <MarkedLines
        label={text.chart}
        marks={marks.data ?? []}
        placeOf={byDay}
        series={(['visitors', 'views'] as const).map((key) => ({
          key,
          label: text[key],
          points: days.map((day) => ({ x: day.day, y: day[key] })),
        }))}
      />
    </ToolSection>
  );
}
