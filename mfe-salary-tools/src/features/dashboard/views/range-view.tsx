import type { SalaryBand } from '@talent/api/salary/salary-data';
import { formatPay, formatPeriod } from '@talent/sdk/format';
import { PayRangeChart } from '@talent/ui/pay-range-chart';
import type { PayRange } from '@talent/ui/pay-range-chart';
import { SMALL_SAMPLE } from '../../../calculations/bands/small-sample';
import { formatSample } from '../../../content/reported-ranges';
import { dashboard } from '../content/dashboard';
import type { DashboardModel } from '../model/dashboard-model';
import type { FigureViewProps } from './figure-button';
import { FiguresTable } from './figures-table';

const { chart } = dashboard;

/** The compared ranges as a chart; nothing where no role has a row. */
export function RangeView({ model }: { model: DashboardModel }) {
  const { bands, measure, currency, label } = model;
  if (bands.length === 0) return null;
  const ranges = bands.flatMap((band) => toRange(band, measure.hasQuartiles, label) ?? []);
  return (
    <PayRangeChart
      ranges={ranges}
      currency={currency}
      labels={{
        unit: chart.unit[currency],
        range: measure.hasQuartiles ? chart.range : chart.lowHigh,
        smallRange: chart.smallRange,
        median: chart.median,
      }}
      summary={summaryOf(ranges, currency)}
    />
  );
}

/** The compared ranges as a table; nothing where no role has a row. */
export function RangeTable({ model, onOpen }: FigureViewProps) {
  const { bands, measure, currency } = model;
  if (bands.length === 0) return null;
  return (
    <FiguresTable
      model={model}
      bands={bands}
      caption={`${measure.caption} (${chart.unit[currency]})`}
      onOpen={onOpen}
    />
  );
}

/** A source without quartiles is drawn from its low to its high, and the key of the chart says so. */
function toRange(
  band: SalaryBand,
  hasQuartiles: boolean,
  label: (role: string) => string,
): PayRange | null {
  const [low, high] = hasQuartiles ? [band.p25, band.p75] : [band.p10, band.p90];
  if (band.suppressed || low === null || high === null || band.p50 === null) return null;
  const parts = [formatSample(band), formatPeriod(band.period)];
  return {
    key: band.key,
    label: label(band.role),
    detail: parts.filter(Boolean).join(', '),
    p25: low,
    p50: band.p50,
    p75: high,
    isSmall: band.n !== null && band.n < SMALL_SAMPLE,
  };
}

function summaryOf(ranges: readonly PayRange[], currency: 'USD' | 'CAD'): string {
  const medians = ranges.map(({ label, p50 }) => `${label} ${formatPay(p50, currency)}`);
  return `Chart of pay ranges. Medians: ${medians.join(', ')}. The table after it has every figure.`;
}
