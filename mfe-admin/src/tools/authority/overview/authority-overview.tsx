import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import type { AuthorityOverview as Figures } from '../api/authority';
import { overviewTexts as text } from '../content/authority';
import { LineChart } from '../../../charts/line-chart';
import { formatFigure } from '../../../charts/chart-data';
import { FactTiles } from '../../../charts/fact-tiles';
import { newestFacts } from './newest-facts';

/** The newest imported figures and their course. */
export function AuthorityOverview({ figures }: { figures: Figures }): ReactNode {
  const facts = newestFacts(figures);
  if (facts.length === 0) {
    return (
      <Notice title={text.nothing}>
        <p>{text.nothingText}</p>
      </Notice>
    );
  }
  const metrics = [...new Set(figures.figures.map(({ metric }) => metric))];
  return (
    <>
      <FactTiles
        facts={facts.map(({ label, value, note }) => ({
          label,
          figure: formatFigure(value),
          note,
        }))}
      />
      {metrics.length === 0 && <p className="text-ink-muted mb-6">{text.noRating}</p>}
      <div className="grid gap-x-8 gap-y-8 xl:grid-cols-2">
        {metrics.length > 0 && (
          <Chart title={text.charts.ratings}>
            <LineChart
              label={text.charts.ratings}
              series={metrics.map((metric) => ({
                key: metric,
                label: metric,
                points: figures.figures
                  .filter((figure) => figure.metric === metric)
                  .map(({ measured_on, value }) => ({ x: measured_on, y: value })),
              }))}
            />
          </Chart>
        )}
        {figures.searchDays.length > 0 && (
          <Chart title={text.charts.clicks}>
            <LineChart
              label={text.charts.clicks}
              series={[
                {
                  key: 'clicks',
                  label: text.clicksLine,
                  points: figures.searchDays.map((day) => ({ x: day.measured_on, y: day.clicks })),
                },
                {
                  key: 'impressions',
                  label: text.impressionsLine,
                  points: figures.searchDays.map((day) => ({
                    x: day.measured_on,
                    y: day.impressions,
                  })),
                },
              ]}
            />
          </Chart>
        )}
        {figures.backlinkMonths.length > 0 && (
          <Chart title={text.charts.backlinks}>
            <LineChart
              label={text.charts.backlinks}
              series={[
                {
                  key: 'known',
                  label: text.knownLine,
                  points: figures.backlinkMonths.map(({ month, in_all }) => ({
                    x: month.slice(0, 7),
                    y: in_all,
                  })),
                },
              ]}
            />
          </Chart>
        )}
      </div>
    </>
  );
}

function Chart({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-sm font-semibold">{title}</h3>
      {children}
    </div>
  );
}
