import type { PayBand } from '../../api/band-group';
import { salaryData } from '../../content/salary-data';
import { formatShortPay } from '../pay-table/format-pay';
import { chartSummary } from './chart-summary';
import { ChartKey } from './chart-key';
import { drawnBands } from './drawn-bands';
import { PayRange } from './pay-range';
import { payScale } from './pay-scale';

/**
 * Ranges of pay on one axis. Lengths are percentages, so that type keeps its size on every screen.
 * To assistive technology it is one picture: the table after it has every figure.
 */
export function PayChart({ bands }: { bands: readonly PayBand[] }) {
  const { drawn, leftOut } = drawnBands(bands);
  if (drawn.length === 0) return null;
  const scale = payScale(drawn);
  return (
    <figure>
      <ChartKey hasSmall={drawn.some(({ isSmall }) => isSmall)} />
      <div role="img" aria-label={chartSummary(drawn)}>
        <div className="px-12 md:ml-56">
          <svg className="block h-7 w-full overflow-visible fill-ink-muted text-xs tabular-nums">
            {scale.ticks.map((tick) => (
              <text key={tick} x={scale.at(tick)} y="16" textAnchor="middle">
                {formatShortPay(tick, 'USD')}
              </text>
            ))}
          </svg>
        </div>
        <div className="border-b border-rule">
          {drawn.map((band) => (
            <PayRange key={band.key} band={band} scale={scale} />
          ))}
        </div>
      </div>
      {leftOut.length > 0 && (
        <figcaption className="mt-3 text-sm text-ink-muted">
          {salaryData.chart.leftOut} {leftOut.join(', ')}.
        </figcaption>
      )}
    </figure>
  );
}
