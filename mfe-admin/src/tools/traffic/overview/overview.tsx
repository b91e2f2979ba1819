import type { ReactNode } from 'react';
import type { TrafficDay, TrafficSummary } from '../api/traffic';
import { overviewTexts as text } from '../content/traffic';
import { FactTiles } from '../../../charts/fact-tiles';
import { LineChart } from '../../../charts/line-chart';
import { formatCount, formatDuration, formatPercent } from '../tables/format-traffic';

interface OverviewProps {
  summary: TrafficSummary;
  days: readonly TrafficDay[];
}

/** The figures of the whole range, and their course. */
export function Overview({ summary, days }: OverviewProps): ReactNode {
  const facts = [
    { label: text.visitors, figure: formatCount(summary.visitors), note: text.visitorsNote },
    { label: text.views, figure: formatCount(summary.views) },
    { label: text.engaged, figure: formatCount(summary.engaged), note: text.engagedNote },
    { label: text.time, figure: formatDuration(summary.average_ms), note: text.ended },
    { label: text.depth, figure: formatPercent(summary.average_depth), note: text.ended },
  ];
  return (
    <>
      <FactTiles facts={facts} />
      <LineChart
        label={text.chart}
        series={[
          {
            key: 'visitors',
            label: text.visitors,
            points: days.map(({ day, visitors }) => ({ x: day, y: visitors })),
          },
          {
            key: 'views',
            label: text.views,
            points: days.map(({ day, views }) => ({ x: day, y: views })),
          },
        ]}
      />
    </>
  );
}
