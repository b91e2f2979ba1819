import type { MarketData, MarketMeasure } from '@talent/api/market/market-data';
import { monthsOf, provenanceOf, seriesOf } from '@talent/api/market/read-market';
import { formatEdition, formatFigure, formatPercent } from '@talent/sdk/format';
import { embedText, marketChartText, type MarketChartText } from './content/embed-text';
import { linePlot } from './drawings/line-plot';
import type { EmbedChart } from './embed-document';

const PAGE = '/ai-job-market';

export type MarketChart = keyof typeof marketChartText;

const measures: Readonly<Record<MarketChart, MarketMeasure>> = {
  'ai-share': 'ai-share',
  'pay-transparency': 'pay-share',
  'remote-share': 'remote-share',
  'postings-index': 'postings-total-adjusted',
};

/** Whether a chart shows a market figure. */
export function isMarketChart(chart: string): chart is MarketChart {
  return Object.hasOwn(measures, chart);
}

/** A market figure of the United States and Canada, whole months only; null where the data lacks one of them. */
export function marketChart(data: MarketData, chart: MarketChart): EmbedChart | null {
  const text: MarketChartText = marketChartText[chart];
  const us = linesOf(data, chart, 'US');
  const ca = linesOf(data, chart, 'CA');
  if (!us || !ca) return null;
  // Both values of the finding are of one month, even where one file is newer.
  const month = us.newest.at < ca.newest.at ? us.newest.at : ca.newest.at;
  const [usValue, caValue] = [us, ca].map((line) => line.points.find(({ at }) => at === month));
  if (!usValue || !caValue) return null;
  const finding = text.finding(
    write(chart, usValue.value),
    write(chart, caValue.value),
    formatEdition(month),
  );
  return {
    title: text.title,
    finding,
    measure: text.measure,
    drawing: linePlot(
      [
        { label: embedText.countries.US, newest: write(chart, us.newest.value), points: us.points },
        { label: embedText.countries.CA, newest: write(chart, ca.newest.value), points: ca.points },
      ],
      { format: (value) => write(chart, value), zero: isShare(chart) },
    ),
    // The license asks to name the publisher, and to say what was changed.
    notes: [
      text.limit,
      ...new Set([us.source.attribution, ca.source.attribution]),
      embedText.changes(us.source.changes),
    ],
    page: PAGE,
  };
}

function linesOf(data: MarketData, chart: MarketChart, country: 'US' | 'CA') {
  const series = seriesOf(data, measures[chart], country);
  if (series === null) return null;
  const points = monthsOf(data, series)
    .filter(({ isWhole }) => isWhole)
    .map(({ month, value }) => ({ at: month, value }));
  const newest = points.at(-1);
  return newest && { points, newest, source: provenanceOf(data, series) };
}

function isShare(chart: MarketChart): boolean {
  return chart !== 'postings-index';
}

function write(chart: MarketChart, value: number): string {
  return isShare(chart) ? formatPercent(value / 100, 1) : formatFigure(value, 1);
}
