import { formatFigure } from '@talent/sdk/format';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { LineChart, StackedLines, type LineChartProps } from '../../../charts/line-chart';
import { FactTiles } from '../../../charts/fact-tiles';
import type { AuthorityOverview as Figures } from '../api/authority';
import { overviewTexts as text } from '../content/authority';
import { newestFacts, searchFacts } from './facts';

export function AuthorityOverview({ figures }: { figures: Figures }): ReactNode {
  const facts = newestFacts(figures);
  if (facts.length === 0) {
    return (
      <Notice title={text.nothing}>
        <p>{text.nothingText}</p>
      </Notice>
    );
  }
  const { searchDays, backlinkMonths } = figures;
  const metrics = [...new Set(figures.figures.map(({ metric }) => metric))];
  const ratings = metrics.map((metric) => ({
    key: metric,
    label: metric,
    points: figures.figures
      .filter((figure) => figure.metric === metric)
      .map(({ measured_on, value }) => ({ x: measured_on, y: value })),
  }));
  const searches = (['clicks', 'impressions'] as const).map((key) => ({
    key,
    label: text[`${key}Line`],
    points: searchDays.map((day) => ({ x: day.measured_on, y: day[key] })),
  }));
  const known = backlinkMonths.map(({ month, in_all }) => ({ x: month.slice(0, 7), y: in_all }));
  return (
    <>
      <FactTiles
        facts={[
          ...facts.map(({ value, ...fact }) => ({ ...fact, figure: formatFigure(value) })),
          ...searchFacts(searchDays),
        ]}
      />
      {metrics.length === 0 && <p className="text-ink-muted mb-6">{text.noRating}</p>}
      <div className="grid gap-x-8 gap-y-8 xl:grid-cols-2">
        <Chart label={text.charts.ratings} series={ratings} />
        <Chart label={text.charts.clicks} series={searches} isStacked />
        <Chart
          label={text.charts.backlinks}
          series={[{ key: 'known', label: text.knownLine, points: known }]}
        />
      </div>
    </>
  );
}

/** A chart under its title; nothing where no line has a point. */
function Chart({ label, series, isStacked }: LineChartProps & { isStacked?: true }): ReactNode {
  if (!series.some(({ points }) => points.length > 0)) return null;
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-sm font-semibold">{label}</h3>
      {isStacked ? (
        <StackedLines label={label} series={series} />
      ) : (
        <LineChart label={label} series={series} />
      )}
    </div>
  );
}
