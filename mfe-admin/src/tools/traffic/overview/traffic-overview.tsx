import { formatCount } from '@talent/sdk/format';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FactTiles } from '../../../charts/fact-tiles';
import { LineChart } from '../../../charts/line-chart';
import { ToolSection } from '../../../frame/tool-section';
import { Loaded } from '../../../queries/loaded';
import type { Traffic, TrafficDay, TrafficSummary } from '../api/traffic';
import { funnelTexts, overviewTexts as text, traffic as dashboard } from '../content/traffic';
import { formatDuration, formatPercent } from '../tables/format-traffic';

const { sections } = dashboard;

/** The figures of the whole range: totals, their course by day, and the funnel to a contact. */
export function TrafficOverview({ traffic }: { traffic: Traffic }): ReactNode {
  const query = {
    queryKey: [...traffic.queryKey, 'overview'],
    queryFn: () => Promise.all([traffic.summary(), traffic.days()]),
    placeholderData: keepPreviousData,
  };
  return (
    <Loaded query={query} texts={dashboard} className="mt-8">
      {([summary, days]) => (
        <>
          <ToolSection title={sections.overview}>
            <FactTiles facts={factsOf(summary)} />
            <LineChart
              label={text.chart}
              series={[
                { key: 'visitors', label: text.visitors, points: pointsOf(days, 'visitors') },
                { key: 'views', label: text.views, points: pointsOf(days, 'views') },
              ]}
            />
          </ToolSection>
          <ToolSection title={sections.funnel}>
            <Funnel summary={summary} />
          </ToolSection>
        </>
      )}
    </Loaded>
  );
}

function factsOf(summary: TrafficSummary) {
  return [
    { label: text.visitors, figure: formatCount(summary.visitors), note: text.visitorsNote },
    { label: text.views, figure: formatCount(summary.views) },
    { label: text.engaged, figure: formatCount(summary.engaged), note: text.engagedNote },
    { label: text.time, figure: formatDuration(summary.average_ms), note: text.ended },
    { label: text.depth, figure: formatPercent(summary.average_depth), note: text.ended },
  ];
}

function pointsOf(days: readonly TrafficDay[], figure: 'visitors' | 'views') {
  return days.map((day) => ({ x: day.day, y: day[figure] }));
}

/** The number of visitors at each step. */
function Funnel({ summary }: { summary: TrafficSummary }): ReactNode {
  const counts = [summary.visitors, summary.emails, summary.contacts];
  const most = Math.max(summary.visitors, 1);
  return (
    <>
      <ol className="grid max-w-3xl gap-3">
        {funnelTexts.steps.map((step, at) => {
          const count = counts[at] ?? 0;
          const before = counts[at - 1];
          return (
            <li key={step} className="grid gap-1">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span>{step}</span>
                <span className="tabular-nums">
                  <strong>{formatCount(count)}</strong>
                  {before !== undefined && (
                    <span className="text-ink-muted text-sm">
                      {' '}
                      {funnelTexts.ofBefore(
                        formatPercent(before === 0 ? null : (count / before) * 100),
                      )}
                    </span>
                  )}
                </span>
              </p>
              <svg className="h-2 w-full" aria-hidden="true">
                <rect width="100%" height="100%" fill="var(--rule)" />
                <rect width={`${(count / most) * 100}%`} height="100%" fill="var(--data-1)" />
              </svg>
            </li>
          );
        })}
      </ol>
      <p className="text-ink-muted mt-3 max-w-prose text-sm">{funnelTexts.note}</p>
    </>
  );
}
