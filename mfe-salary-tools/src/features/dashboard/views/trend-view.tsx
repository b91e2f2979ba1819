import { memo } from 'react';
import { formatPeriod } from '@talent/sdk/format';
import { moneyFormats } from '../../../content/country-money';
import { roleColor } from '@talent/ui/chart-color';
import { LineChart } from '@talent/ui/line-chart';
import { SMALL_SAMPLE } from '@talent/api/salary/small-sample';
import { isPartOfYear } from '../../../calculations/bands/part-of-year';
import { dashboard } from '../content/dashboard';
import type { DashboardModel } from '../model/dashboard-model';
import { trendFinding } from '../../../content/findings';
import type { SalaryBand } from '@talent/api/salary/salary-data';
import { DataTable } from '@talent/ui/data-table';
import { FigureButton, type FigureViewProps } from './figure-button';
import { TooFew } from './figure-head';
import { FiguresSource } from './figures-source';

const { trend: text, table, chart } = dashboard;

/** Medians year by year as lines, under what they show. */
export const TrendView = memo(({ model }: { model: DashboardModel }) => {
  const { currency, measure } = model;
  const histories = model.trend.filter(({ bands }) => bands.length > 0);
  const isPart = (band: SalaryBand) => isPartOfYear(band, model.index.sources.get(band.source));
  const whole = histories.map(({ label, bands }) => ({
    label,
    bands: bands.filter((band) => !isPart(band)),
  }));
  const periods = trendPeriods(histories.map(({ bands }) => bands));
  if (periods.length === 0) return <p className="border-l-2 border-ink pl-4">{text.none}</p>;
  if (periods.length === 1) return <p className="border-l-2 border-ink pl-4">{text.single}</p>;
  const names = new Map(
    histories.flatMap(({ bands }) => bands.map(({ year, period }) => [String(year), period])),
  );
  return (
    <LineChart
      headline={trendFinding(whole) ?? text.title}
      subtitle={`${text.title}: ${measure.subtitle}, ${chart.unit[currency]}`}
      series={histories.map(({ role, label, bands }) => ({
        key: role,
        label,
        color: roleColor(role),
        points: bands.map((band) => ({
          at: String(band.year),
          value: band.p50,
          isSmall: band.n !== null && band.n < SMALL_SAMPLE,
          isPart: isPart(band),
        })),
      }))}
      atLabel={table.year}
      {...moneyFormats(currency)}
      formatAt={(year) => formatPeriod(names.get(year) ?? year)}
    />
  );
});
TrendView.displayName = 'TrendView';

interface TrendPeriod {
  period: string;
  bands: readonly (SalaryBand | null)[];
}

/** The periods that any series has, earliest first. */
export function trendPeriods(series: readonly (readonly SalaryBand[])[]): TrendPeriod[] {
  const years = new Map(series.flat().map(({ period, year }) => [period, year]));
  const periods = [...years].sort(([, a], [, b]) => a - b).map(([period]) => period);
  return periods.map((period) => ({
    period,
    bands: series.map((bands) => bands.find((band) => band.period === period) ?? null),
  }));
}

/** Medians year by year as a table. */
export function TrendTable({ model, onOpen }: FigureViewProps) {
  const series = model.trend.filter(({ bands }) => bands.length > 0);
  const periods = trendPeriods(series.map(({ bands }) => bands));
  if (periods.length === 0) return null;
  return (
    <DataTable
      caption={`${text.title}: ${model.measure.caption} (${chart.unit[model.currency]})`}
      source={<FiguresSource model={model} />}
      className="mt-8"
      heads={[table.year, ...series.map(({ label }) => label)]}
      rows={periods.map(({ period, bands }) => ({
        key: period,
        name: formatPeriod(period),
        cells: bands.map((band, at) => (
          <Median key={series[at]?.role} band={band} onOpen={onOpen} />
        )),
      }))}
    />
  );
}

function Median({ band, onOpen }: Pick<FigureViewProps, 'onOpen'> & { band: SalaryBand | null }) {
  if (band && !band.suppressed) return <FigureButton band={band} figure="p50" onOpen={onOpen} />;
  return <span className="text-ink-muted">{band ? <TooFew /> : table.notPublished}</span>;
}
