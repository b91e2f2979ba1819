import { formatPay, formatShortPay, type Currency } from '../figures/format-pay.ts';
import type { PayRange, PayRangeLabels } from './pay-range.ts';
import type { PayScale } from './pay-scale.ts';

export type PayRangeRowProps = {
  range: PayRange;
  scale: PayScale;
  currency: Currency;
  labels: PayRangeLabels;
};

/** One range of a `PayRangeChart`: its label and detail, then the bar with the three figures written at it. */
export function PayRangeRow({ range, scale, currency, labels }: PayRangeRowProps) {
  const { label, detail, p25, p50, p75, isSmall } = range;
  const [start, middle, end] = [scale.at(p25), scale.at(p50), scale.at(p75)];
  const pay = (amount: number) => formatPay(amount, currency);
  const name = (isSmall && labels.smallRange) || labels.range;
  return (
    <li className="border-t border-rule pt-3 md:grid md:grid-cols-[14rem_1fr] md:pt-0">
      <div className="md:self-center">
        <p className="font-medium">{label}</p>
        <p className="text-sm text-ink-muted tabular-nums">{detail}</p>
      </div>
      <div className="px-14">
        <svg
          role="img"
          aria-label={`${name}: ${pay(p25)} to ${pay(p75)}. ${labels.median}: ${pay(p50)}.`}
          className="block h-14 w-full overflow-visible fill-ink text-sm tabular-nums md:h-18"
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
          <svg aria-hidden="true" y="55%" className="overflow-visible">
            <rect
              x={start}
              y="-5"
              width={scale.length(p25, p75)}
              height="10"
              className={`stroke-data-1 stroke-2 ${isSmall ? 'fill-paper' : 'fill-data-1'}`}
            />
            <line x1={middle} x2={middle} y1="-11" y2="11" strokeWidth="3" className="stroke-ink" />
            {/* A rim of paper keeps the lines of the axis out of the figures. */}
            <g className="stroke-paper stroke-4 [paint-order:stroke]">
              <text x={start} dx="-8" dy="5" textAnchor="end">
                {formatShortPay(p25, currency)}
              </text>
              <text x={middle} dy="-17" textAnchor="middle" className="font-semibold">
                {formatShortPay(p50, currency)}
              </text>
              <text x={end} dx="8" dy="5">
                {formatShortPay(p75, currency)}
              </text>
            </g>
          </svg>
        </svg>
      </div>
    </li>
  );
}
