import { formatShortPay, type Currency } from '../figures/format-pay.ts';
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

/** The legend of a `PayRangeChart`, with its unit. */
function PayRangeKey({ labels, hasSmall }: { labels: PayRangeLabels; hasSmall: boolean }) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-1.5 text-sm text-ink-muted">
      <p className="font-medium text-ink">{labels.unit}</p>
      <Mark label={labels.range} className="h-3 w-8 fill-data-1" />
      {hasSmall && labels.smallRange && (
        // The drawing's edge cuts the outer half of the line off.
        <Mark label={labels.smallRange} className="h-3 w-8 fill-none stroke-data-1 stroke-4" />
      )}
      <Mark label={labels.median} className="h-5 w-0.75 fill-ink" />
    </div>
  );
}

function Mark({ label, className }: { label: string; className: string }) {
  return (
    <p className="flex items-center gap-2">
      <svg aria-hidden="true" className={`shrink-0 ${className}`}>
        <rect width="100%" height="100%" />
      </svg>
      {label}
    </p>
  );
}
