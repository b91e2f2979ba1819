import { formatShortPay, type Currency } from '../figures/format-pay.ts';
import { PayRangeKey } from './pay-range-key.tsx';
import { PayRangeRow } from './pay-range-row.tsx';
import type { PayRange, PayRangeLabels } from './pay-range.ts';
import { payScale } from './pay-scale.ts';

export type { PayRange, PayRangeLabels };

export type PayRangeChartProps = {
  /** In the order in which they are drawn; nothing is shown where there are none. */
  ranges: readonly PayRange[];
  currency: Currency;
  labels: PayRangeLabels;
  /** What the chart shows, in a sentence or two: its name for those who do not see it, where no text beside it says so. */
  summary?: string | undefined;
};

/**
 * Ranges of pay on one axis: middle half and median. Lengths are percentages, so that type keeps its size on every screen.
 * To assistive technology it is a list with the label, the detail and the figures of each range, which a reader
 * can go through or skip; the axis and the drawing add nothing to that and are hidden.
 */
export function PayRangeChart({ ranges, currency, labels, summary }: PayRangeChartProps) {
  if (ranges.length === 0) return null;
  const scale = payScale(ranges);
  return (
    <figure aria-label={summary}>
      <PayRangeKey labels={labels} hasSmall={ranges.some(({ isSmall }) => isSmall)} />
      <div aria-hidden="true" className="px-14 md:ml-56">
        <svg className="block h-7 w-full overflow-visible fill-ink-muted text-xs tabular-nums">
          {scale.ticks.map((tick) => (
            <text key={tick} x={scale.at(tick)} y="16" textAnchor="middle">
              {formatShortPay(tick, currency)}
            </text>
          ))}
        </svg>
      </div>
      <ul className="border-b border-rule">
        {ranges.map((range) => (
          <PayRangeRow
            key={range.key}
            range={range}
            scale={scale}
            currency={currency}
            labels={labels}
          />
        ))}
      </ul>
    </figure>
  );
}
