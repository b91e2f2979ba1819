import { formatCount } from '@talent/ui/format-pay';
import { PayRangeChart } from '@talent/ui/pay-range-chart';
import type { PayBand } from '../../api/band-group';
import { salaryData } from '../../content/salary-data';
import { chartSummary } from './chart-summary';
import { drawnBands } from './drawn-bands';

const { chart } = salaryData;

/** The ranges of pay that can be drawn, and the names of those that cannot. */
export function PayChart({ bands }: { bands: readonly PayBand[] }) {
  const { drawn, leftOut } = drawnBands(bands);
  if (drawn.length === 0) return null;
  const ranges = drawn.map((band) => ({
    ...band,
    label: band.role,
    detail: `${formatCount(band.n)} ${chart.postings}`,
  }));
  return (
    <>
      <PayRangeChart ranges={ranges} currency="USD" labels={chart} summary={chartSummary(drawn)} />
      {leftOut.length > 0 && (
        <p className="mt-3 text-sm text-ink-muted">
          {chart.leftOut} {leftOut.join(', ')}.
        </p>
      )}
    </>
  );
}
