import type { ReactNode } from 'react';
import type { TrafficDay, TrafficSummary } from '../api/traffic';
import { overviewTexts as text } from '../content/traffic';
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
      <dl className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-6 gap-y-4">
        {facts.map(({ label, figure, note }) => (
          <div key={label} className="border-ink border-t-2 pt-2">
            <dt className="text-sm">{label}</dt>
            <dd className="font-display text-2xl font-medium tabular-nums">{figure}</dd>
            {note && <dd className="text-ink-muted text-xs">{note}</dd>}
          </div>
        ))}
      </dl>
      <LineChart
        label={text.chart}
        series={[
          {
            ...{ key: 'visitors', label: text.visitors },
            points: days.map(({ day, visitors }) => ({ x: day, y: visitors })),
          },
          {
            ...{ key: 'views', label: text.views },
            points: days.map(({ day, views }) => ({ x: day, y: views })),
          },
        ]}
      />
    </>
  );
}
