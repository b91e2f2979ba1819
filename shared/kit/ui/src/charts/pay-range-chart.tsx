import { formatShortPay, type Currency, formatPay } from '@talent/sdk/format';

/** A range of pay that a chart draws; whole units of the chart's currency a year. */
export interface PayRange {
  key: string;
  /** The group of people, such as a role. */
  label: string;
  /** Number of cases and period. */
  detail: string;
  p25: number;
  /** The median. */
  p50: number;
  p75: number;
  /** Drawn hollow, because there are few cases. */
  isSmall?: boolean | undefined;
}

/** Names for the marks of a pay chart, in its legend and for screen readers. */
export interface PayRangeLabels {
  /** Unit of the axis: `US dollars a year`. */
  unit: string;
  /** A filled bar. */
  range: string;
  /** A hollow bar; to be given where a range is small. */
  smallRange?: string | undefined;
  /** The line across a bar. */
  median: string;
}

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

type PayRangeRowProps = {
  range: PayRange;
  scale: PayScale;
  currency: Currency;
  labels: PayRangeLabels;
};

/** One range of a `PayRangeChart`: its label and detail, then the bar with the three figures written at it. */
function PayRangeRow({ range, scale, currency, labels }: PayRangeRowProps) {
  const { label, detail, p25, p50, p75, isSmall } = range;
  const [start, middle, end] = [scale.at(p25), scale.at(p50), scale.at(p75)];
  const pay = (amount: number) => formatPay(amount, currency);
  const name = (isSmall && labels.smallRange) || labels.range;
  return (
    <li data-draws className="border-t border-rule pt-3 md:grid md:grid-cols-[14rem_1fr] md:pt-0">
      <div className="md:self-center">
        <p className="font-medium">{label}</p>
        <p className="text-sm text-ink-muted tabular-nums">{detail}</p>
      </div>
      <div className="px-14">
        <svg
          role="img"
          aria-label={`${name}: ${pay(p25)} to ${pay(p75)}. ${labels.median}: ${pay(p50)}.`}
          data-drawn
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

/** The axis of a chart of pay. */
interface PayScale {
  /** Round amounts to draw a line at, lowest first. */
  ticks: readonly number[];
  /** Position of an amount on the axis, as an SVG length such as `42.5%`. */
  at(pay: number): string;
  /** Distance from one amount to a higher one, as an SVG length. */
  length(from: number, to: number): string;
}

/** Distance between two lines. The axis may end halfway between two, so that less of the width is empty. */
const STEP = 50_000;
const END_STEP = STEP / 2;

/** An axis from the round amount below the lowest range to the one above the highest. `ranges` is not empty. */
export function payScale(ranges: readonly Pick<PayRange, 'p25' | 'p75'>[]): PayScale {
  const low = Math.floor(Math.min(...ranges.map(({ p25 }) => p25)) / END_STEP) * END_STEP;
  const top = Math.ceil(Math.max(...ranges.map(({ p75 }) => p75)) / END_STEP) * END_STEP;
  const high = Math.max(top, low + STEP);
  const share = (distance: number) => `${Math.round((distance / (high - low)) * 10_000) / 100}%`;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / STEP) * STEP; tick <= high; tick += STEP) ticks.push(tick);
  return { ticks, at: (pay) => share(pay - low), length: (from, to) => share(to - from) };
}
