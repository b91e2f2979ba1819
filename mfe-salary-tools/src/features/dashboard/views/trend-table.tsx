import type { SalaryBand } from '@talent/api/salary/salary-data';
import { formatPeriod } from '@talent/sdk/format';
import { FigureTable } from '../../../controls/figure-table';
import { dashboard } from '../content/dashboard';
import { FigureButton } from './figure-button';
import type { FigureViewProps } from './figure-button';
import { TooFew } from './figure-head';
import { FiguresSource } from './figures-source';
import { trendPeriods } from './trend-periods';

const { trend: text, table, chart } = dashboard;

/** Medians year by year as a table. */
export function TrendTable({ model, onOpen }: FigureViewProps) {
  const series = model.trend.filter(({ bands }) => bands.length > 0);
  const periods = trendPeriods(series.map(({ bands }) => bands));
  if (periods.length === 0) return null;
  return (
    <FigureTable
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
