import type { SalaryBand, SalaryBins } from '@talent/api/salary/salary-data';
import { DataTable } from '@talent/ui/data-table';
import { formatCount, formatPay, formatPercent } from '@talent/sdk/format';
import { formatRanges } from '../../../content/reported-ranges';
import { dashboard } from '../content/dashboard';
import type { DashboardModel } from '../model/dashboard-model';
import { LazyChart } from './lazy-chart';

const { distribution: text, table, chart } = dashboard;

/** The distribution of each role's reported pay ranges: one chart and one table a role. */
export function DistributionView({ model }: { model: DashboardModel }) {
  const spread = model.bands.flatMap((band) =>
    band.bins && !band.suppressed ? [{ band, bins: band.bins }] : [],
  );
  if (spread.length === 0) return <p className="border-l-2 border-ink pl-4">{text.none}</p>;
  const axis = {
    from: Math.min(...spread.map(({ bins }) => bins.start)),
    to: Math.max(
      ...spread.map(({ bins: { start, width, counts } }) => start + width * counts.length),
    ),
  };
  return (
    <>
      <h3 className="mb-1 text-subheading">{text.title}</h3>
      <p className="mb-4 text-sm text-ink-muted">
        {text.caption}, {chart.unit[model.currency]}
      </p>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        {spread.map(({ band, bins }, series) => (
          <Spread
            key={band.key}
            band={band}
            bins={bins}
            series={series}
            axis={axis}
            label={model.label(band.role)}
          />
        ))}
      </div>
    </>
  );
}

interface SpreadProps {
  band: SalaryBand;
  bins: SalaryBins;
  series: number;
  axis: { from: number; to: number };
  label: string;
}

function Spread({ band: { currency, p50 }, bins, series, axis, label }: SpreadProps) {
  const total = bins.counts.reduce((sum, count) => sum + count, 0);
  const rows = bins.counts.map((count, at) => ({ start: bins.start + at * bins.width, count }));
  const pay = (amount: number) => formatPay(amount, currency);
  const peak = rows.reduce((most, row) => (row.count > most.count ? row : most));
  return (
    <section aria-label={label}>
      <h4 className="mb-2 font-semibold">
        {label}
        <span className="ml-2 text-sm font-normal text-ink-muted tabular-nums">
          {formatRanges(total)}
        </span>
      </h4>
      <LazyChart
        kind="histogram"
        currency={currency}
        bins={rows}
        width={bins.width}
        {...axis}
        median={p50}
        medianLabel={chart.median}
        series={series}
        summary={`Histogram for ${label}: most midpoints, ${formatCount(peak.count)}, are between ${pay(peak.start)} and ${pay(peak.start + bins.width)}.`}
      />
      <details className="mt-2">
        <summary className="min-h-11 py-2 text-sm underline underline-offset-4">
          {label}: {table.ranges.toLowerCase()} by pay, as a table
        </summary>
        <DataTable caption={`${label}: ${text.caption}`} captionHidden>
          <thead>
            <tr>
              <th scope="col">{table.from}</th>
              <th scope="col" className="numeric">
                {table.to}
              </th>
              <th scope="col" className="numeric">
                {table.ranges}
              </th>
              <th scope="col" className="numeric">
                {table.share}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ start, count }) => (
              <tr key={start}>
                <th scope="row" className="tabular-nums">
                  {pay(start)}
                </th>
                <td className="numeric">{pay(start + bins.width)}</td>
                <td className="numeric">{formatCount(count)}</td>
                <td className="numeric">{formatPercent(count / total, 1)}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </details>
    </section>
  );
}
