import type { SalaryBand } from '@talent/api/salary/salary-data';
import { formatPay, formatPeriod } from '@talent/sdk/format';
import { FigureTable } from '../../../controls/figure-table';
import { dashboard } from '../content/dashboard';
import { FigureButton } from './figure-button';
import type { FigureViewProps } from './figure-button';
import { FiguresSource } from './figures-source';
import { LazyChart } from './lazy-chart';

const { trend: text, table, chart } = dashboard;

/** Medians year by year as lines and as a table. */
export function TrendView({ model, onOpen }: FigureViewProps) {
  const series = model.trend.filter(({ bands }) => bands.length > 0);
  const { periods, rows } = trendTable(series.map(({ bands }) => bands));
  if (periods.length === 0) return <p className="border-l-2 border-ink pl-4">{text.none}</p>;
  const lines = series.map(({ role, label }, at) => ({
    key: role,
    label,
    values: rows.map(({ bands }) => bands[at]?.p50 ?? null),
  }));
  const drawn = lines.filter(({ values }) => values.some((value) => value !== null));
  const { currency } = model;
  const unit = chart.unit[currency];
  const summary = drawn.map(({ label, values }) => {
    const known = values.filter((value) => value !== null);
    const [first, last] = [known[0] ?? 0, known.at(-1) ?? 0];
    return `${label} from ${formatPay(first, currency)} to ${formatPay(last, currency)}`;
  });
  return (
    <>
      <h3 className="mb-1 text-subheading">{text.title}</h3>
      <p className="mb-4 text-sm text-ink-muted">{unit}</p>
      {periods.length > 1 && drawn.length > 0 ? (
        <LazyChart
          kind="trend"
          currency={currency}
          years={periods.map(formatPeriod)}
          lines={drawn}
          summary={`Line chart of medians by year: ${summary.join('; ')}.`}
        />
      ) : (
        <p className="border-l-2 border-ink pl-4">{text.single}</p>
      )}
      <FigureTable
        caption={`${text.title}: ${model.measure.caption} (${unit})`}
        source={<FiguresSource model={model} />}
        className="mt-8"
        heads={[table.year, ...series.map(({ label }) => label)]}
        rows={rows.map(({ period, bands }) => ({
          key: period,
          name: formatPeriod(period),
          cells: bands.map((band, at) => (
            <Median key={series[at]?.role} band={band} onOpen={onOpen} />
          )),
        }))}
      />
    </>
  );
}

function Median({ band, onOpen }: Pick<FigureViewProps, 'onOpen'> & { band: SalaryBand | null }) {
  if (band && !band.suppressed) return <FigureButton band={band} figure="p50" onOpen={onOpen} />;
  return <span className="text-ink-muted">{band ? table.suppressed : table.notPublished}</span>;
}

/** The years that any series has, earliest first, with the band of each series, null where it has none. */
function trendTable(series: readonly (readonly SalaryBand[])[]) {
  const years = new Map(series.flat().map(({ period, year }) => [period, year]));
  const periods = [...years].sort(([, a], [, b]) => a - b).map(([period]) => period);
  const rows = periods.map((period) => ({
    period,
    bands: series.map((bands) => bands.find((band) => band.period === period) ?? null),
  }));
  return { periods, rows };
}
