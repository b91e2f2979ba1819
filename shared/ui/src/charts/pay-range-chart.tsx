import { formatShortPay, type Currency } from '../figures/format-pay.ts';
import { PayRangeKey } from './pay-range-key.tsx';
import { PayRangeRow } from './pay-range-row.tsx';
import type { PayRange, PayRangeLabels } from './pay-range.ts';
import { payScale } from './pay-scale.ts';

export type { PayRange, PayRangeLabels };

export type PayRangeChartProps = {
  /** In the order in which they are drawn; without any the chart is left out. */
  ranges: readonly PayRange[];
  currency: Currency;
  labels: PayRangeLabels;
  /** Describes the chart in a sentence or two for screen readers, where no text beside it does. */
  summary?: string | undefined;
};

/**
 * Ranges of pay on one axis: middle half and median. Lengths are percentages, so that text keeps its size on every screen.
 * Assistive technology gets a list with the label, the detail and the figures of each range. The axis and the
 * drawing are hidden from it, because they add nothing.
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
