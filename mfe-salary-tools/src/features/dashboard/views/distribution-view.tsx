import type { SalaryBand, SalaryBins } from '@talent/api/salary/salary-data';
import { moneyFormats } from '../../../content/country-money';
import { roleColor } from '@talent/ui/chart-color';
import { DistributionChart } from '@talent/ui/distribution-chart';
import { formatRanges } from '../../../content/reported-ranges';
import { SMALL_SAMPLE } from '@talent/api/salary/small-sample';
import { regroupBins } from '../../../calculations/bands/regroup-bins';
import { sum } from '../../../calculations/sum';
import { dashboard } from '../content/dashboard';
import type { DashboardModel } from '../model/dashboard-model';
import { halfOf } from '../../../content/findings';

const { distribution: text, table, chart } = dashboard;

/** The distribution of each role's reported pay ranges: one chart a role, all on the same axes of pay and of shares. */
export function DistributionView({ model }: { model: DashboardModel }) {
  const found = model.bands.flatMap((band) =>
    band.bins && !band.suppressed ? [{ band, bins: band.bins }] : [],
  );
  const width = Math.max(...found.map(({ bins }) => bins.width));
  const spread = found.map(({ band, bins }) => ({ band, bins: regroupBins(bins, width) }));
  if (spread.length === 0) return <p className="border-l-2 border-ink pl-4">{text.none}</p>;
  const domain = [
    Math.min(...spread.map(({ bins }) => bins.start)),
    Math.max(...spread.map(({ bins: { start, width, counts } }) => start + width * counts.length)),
  ] as const;
  const highest = Math.max(
    ...spread.map(({ bins: { counts } }) => Math.max(...counts) / sum(counts)),
  );
  return (
    // Room for two lines of headline and of unit: plots beside each other begin at one height whatever wraps.
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2 lg:[&_figcaption]:min-h-24">
      {spread.map(({ band, bins }) => (
        <Spread
          key={band.key}
          band={band}
          bins={bins}
          domain={domain}
          highest={highest}
          label={model.label(band.role)}
        />
      ))}
    </div>
  );
}

interface SpreadProps {
  band: SalaryBand;
  bins: SalaryBins;
  domain: readonly [number, number];
  /** Share of the highest bar of all. */
  highest: number;
  label: string;
}

function Spread({ band, bins: { start, width, counts }, domain, highest, label }: SpreadProps) {
  const { currency, p50, role } = band;
  const total = sum(counts);
  return (
    <DistributionChart
      headline={halfOf({ label, band })}
      subtitle={`${text.caption}, ${chart.unit[currency]}, ${chart.basedOn} ${formatRanges(total)}`}
      bins={counts.map((count, at) => ({ start: start + at * width, count }))}
      width={width}
      domain={domain}
      highest={highest}
      color={roleColor(role)}
      isSmall={total < SMALL_SAMPLE}
      marks={p50 === null ? [] : [{ value: p50, label: chart.median }]}
      countLabel={table.ranges}
      fromLabel={table.from}
      toLabel={table.to}
      {...moneyFormats(currency)}
    />
  );
}
