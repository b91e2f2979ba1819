import type { ReactNode } from 'react';
import type { PayBand } from '../../api/get-pay-bands';
import { formatPay, formatPeriod, formatPostings, formatShortPay } from './format-pay';
import type { PayScale } from './pay-scale';

// The figures are cut out of the lines behind them.
const haloed = 'stroke-paper stroke-4 [paint-order:stroke]';

/** One role: its name and sample, then its range with the three figures written at it. */
export function PayRangeRow({ band, scale }: { band: PayBand; scale: PayScale }): ReactNode {
  const { roleLabel, p25, p50, p75, postings, period } = band;
  const [start, middle, end] = [scale.at(p25), scale.at(p50), scale.at(p75)];
  const description = `Middle half ${formatPay(p25)} to ${formatPay(p75)}, median ${formatPay(p50)}`;
  return (
    <li className="border-t border-rule pt-3 md:grid md:grid-cols-[14rem_1fr] md:pt-0">
      <div className="md:self-center">
        <p className="font-medium">{roleLabel}</p>
        <p className="text-sm text-ink-muted tabular-nums">
          {formatPostings(postings)}, {formatPeriod(period)}
        </p>
      </div>
      <div className="mt-1 px-14 md:mt-0">
        <svg
          role="img"
          aria-label={description}
          className="block h-16 w-full overflow-visible fill-ink text-sm tabular-nums md:h-20"
        >
          {scale.ticks.map((tick) => (
            <line
              key={tick}
              x1={scale.at(tick)}
              x2={scale.at(tick)}
              y2="100%"
              className="stroke-rule"
            />
          ))}
          <svg y="50%" className="overflow-visible">
            <line x1={start} x2={end} strokeWidth="12" className="stroke-data-1" />
            <line x1={middle} x2={middle} y1="-11" y2="11" strokeWidth="3" className="stroke-ink" />
            <text x={start} dx="-8" dy="5" textAnchor="end" className={haloed}>
              {formatShortPay(p25)}
            </text>
            <text x={middle} dy="-18" textAnchor="middle" className={`font-semibold ${haloed}`}>
              {formatShortPay(p50)}
            </text>
            <text x={end} dx="8" dy="5" className={haloed}>
              {formatShortPay(p75)}
            </text>
          </svg>
        </svg>
      </div>
    </li>
  );
}
