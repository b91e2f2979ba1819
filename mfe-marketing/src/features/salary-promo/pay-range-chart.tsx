import type { ReactNode } from 'react';
import type { PayBand } from '../../api/get-pay-bands';
import { salaryPromo } from '../../content/salary-promo';
import { formatShortPay } from './format-pay';
import { PayRangeRow } from './pay-range-row';
import { payScale } from './pay-scale';

const { unit, key } = salaryPromo;

/** Ranges of pay on one axis. Lengths are percentages, so that type keeps its size on every screen. */
export function PayRangeChart({ bands }: { bands: readonly PayBand[] }): ReactNode {
  const scale = payScale(bands);
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-1 text-sm text-ink-muted">
        <p className="font-medium text-ink">{unit}</p>
        <p className="flex items-center gap-2">
          <svg aria-hidden="true" className="h-3 w-8 fill-data-1">
            <rect width="100%" height="100%" />
          </svg>
          {key.range}
        </p>
        <p className="flex items-center gap-2">
          <svg aria-hidden="true" className="h-5 w-0.75 fill-ink">
            <rect width="100%" height="100%" />
          </svg>
          {key.median}
        </p>
      </div>
      <div aria-hidden="true" className="px-14 md:ml-56">
        <svg className="block h-7 w-full overflow-visible fill-ink-muted text-xs tabular-nums">
          {scale.ticks.map((tick) => (
            <text key={tick} x={scale.at(tick)} y="16" textAnchor="middle">
              {formatShortPay(tick)}
            </text>
          ))}
        </svg>
      </div>
      <ul className="border-b border-rule">
        {bands.map((band) => (
          <PayRangeRow key={band.role} band={band} scale={scale} />
        ))}
      </ul>
    </div>
  );
}
