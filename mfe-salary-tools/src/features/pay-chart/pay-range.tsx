import { salaryData } from '../../content/salary-data';
import { formatCount, formatShortPay } from '../pay-table/format-pay';
import type { DrawnBand } from './drawn-bands';
import type { PayScale } from './pay-scale';

/** Thickness of a range without its outline, px. */
const BAR = 10;

/** One role: its name and sample, then its range with the three figures written at it. */
export function PayRange({ band, scale }: { band: DrawnBand; scale: PayScale }) {
  const { role, n, p25, p50, p75, isSmall } = band;
  const [start, middle, end] = [scale.at(p25), scale.at(p50), scale.at(p75)];
  return (
    <div className="border-t border-rule pt-3 md:grid md:grid-cols-[14rem_1fr] md:pt-0">
      <div className="md:self-center">
        <p className="font-medium">{role}</p>
        <p className="text-sm text-ink-muted tabular-nums">
          {formatCount(n)} {salaryData.chart.postings}
        </p>
      </div>
      <div className="px-12">
        <svg className="block h-14 w-full overflow-visible fill-ink text-sm tabular-nums md:h-18">
          {scale.ticks.map((tick) => (
            <line
              key={tick}
              x1={scale.at(tick)}
              x2={scale.at(tick)}
              y2="100%"
              className="stroke-rule"
            />
          ))}
          <svg y="55%" className="overflow-visible">
            <rect
              x={start}
              y={BAR / -2}
              width={scale.length(p25, p75)}
              height={BAR}
              strokeWidth="2"
              className={isSmall ? 'fill-paper stroke-data-1' : 'fill-data-1 stroke-data-1'}
            />
            <line x1={middle} x2={middle} y1="-11" y2="11" strokeWidth="3" className="stroke-ink" />
            {/* A rim of paper keeps the lines of the axis out of the figures. */}
            <g className="stroke-paper stroke-4 [paint-order:stroke]">
              <text x={start} dx="-8" dy="5" textAnchor="end">
                {formatShortPay(p25, 'USD')}
              </text>
              <text x={middle} dy="-17" textAnchor="middle" className="font-semibold">
                {formatShortPay(p50, 'USD')}
              </text>
              <text x={end} dx="8" dy="5">
                {formatShortPay(p75, 'USD')}
              </text>
            </g>
          </svg>
        </svg>
      </div>
    </div>
  );
}
