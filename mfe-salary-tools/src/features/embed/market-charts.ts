import type { MarketData, MarketMeasure } from '@talent/api/market/market-data';
import { monthsBetween } from '@talent/api/salary/data-age';
import { endOfMonth, monthsOf, provenanceOf, seriesOf } from '@talent/api/market/read-market';
import { formatEdition, formatFigure, formatPercent } from '@talent/sdk/format';
import { embedText, marketChartText, type MarketChartText } from './content/embed-text';
import type { EmbedChart } from './embed-document';
import { linePath, UNITS } from '@talent/ui/line-path';
import { linearAxis } from '@talent/ui/linear-axis';
import { placeAxis } from '@talent/ui/place-axis';
import { markup, type Markup } from './markup';

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
export function marketChart(
  data: MarketData,
  chart: MarketChart,
  now = new Date(),
): EmbedChart | null {
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
    measure: `${text.measure} ${embedText.newest(formatEdition(month), monthsBetween(endOfMonth(month), now.toISOString().slice(0, 10)))}`,
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

interface PlottedLine {
  label: string;
  newest: string;
  /** Oldest first. `at` is a month, YYYY-MM. */
  points: readonly { at: string; value: number }[];
}

interface LinePlotOptions {
  format: (value: number) => string;
  /** The axis begins at zero, for shares. */
  zero: boolean;
}

/**
 * At most two lines over months. Places are percentages and text has a fixed size, so that the drawing fits every width; the
 * second line is dashed, because colors alone do not tell lines apart.
 */
function linePlot(
  lines: readonly [PlottedLine, PlottedLine],
  { format, zero }: LinePlotOptions,
): Markup {
  const values = linearAxis(
    lines.flatMap(({ points }) => points.map(({ value }) => value)),
    { zero, count: 4 },
  );
  const months = placeAxis(lines.flatMap(({ points }) => points.map(({ at }) => at)));
  const left = new Map(months.places.map((place, index) => [place, months.at[index] ?? 0]));
  const paths = lines.map(({ points }) =>
    linePath(points.map(({ at, value }) => [left.get(at) ?? 0, 100 - values.at(value)])),
  );
  const name = lines.map(({ label, newest }) => `${label} ${newest}`).join(', ');
  const keys = lines.map(
    ({ label, newest }, at) =>
      markup`<span><svg aria-hidden="true"><line class="${classOf(at)}" x1="0" x2="22" y1="4" y2="4"/></svg>${label} ${newest}</span>`,
  );
  const rules = values.ticks.map((tick) => {
    const y = 100 - values.at(tick);
    return markup`<line class="grid" x2="100%" y1="${y}%" y2="${y}%"/><text y="${y}%" dy="-4">${format(tick)}</text>`;
  });
  const dates = months.ticks
    .filter(({ isWideOnly }) => !isWideOnly)
    .map(
      ({ at, label }) =>
        markup`<text x="${at}%" y="100%" dy="18" text-anchor="${anchorOf(at)}">${label}</text>`,
    );
  const drawn = paths.map(
    (path, at) =>
      markup`<path class="${classOf(at)}" vector-effect="non-scaling-stroke" d="${path}"/>`,
  );
  return markup`<p class="key">${keys}</p>
<svg class="plot" role="img" aria-label="${name}">${rules}${dates}<svg height="100%" viewBox="0 0 ${UNITS} ${UNITS}" preserveAspectRatio="none" aria-hidden="true">${drawn}</svg></svg>`;
}

function classOf(line: number): string {
  return line === 0 ? 'one' : 'two';
}

/** Keeps the first and the last date inside the drawing. */
function anchorOf(at: number): string {
  if (at < 5) return 'start';
  return at > 95 ? 'end' : 'middle';
}
