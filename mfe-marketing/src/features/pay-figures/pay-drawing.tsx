import { formatShortPay, type Currency } from '@talent/sdk/format';
import { placeOf, scaleTicks, type PayScale } from './pay-scale';

interface Band {
  low: number;
  median: number;
  high: number;
}

interface PayDrawingProps {
  axis: PayScale;
  /** Absent in a drawing of the band alone. */
  job?: { payMin: number; payMax: number } | undefined;
  band: Band | undefined;
  /** Its height: that of a row of the list by default. */
  className?: string;
}

/**
 * A job's pay as a bar above that of the role's band, with a line at the median. Hidden from assistive
 * technology: the row says the same in words. The two lanes tell them apart without color.
 */
export function PayDrawing({ axis, job, band, className = 'h-6' }: PayDrawingProps) {
  const middle = band && placeOf(axis, band.median);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 22"
      preserveAspectRatio="none"
      className={`mt-0.5 block w-full ${className}`}
    >
      {band && (
        <path
          d={bar(axis, band, 14, 6)}
          className="fill-ink-muted forced-colors:fill-[CanvasText]"
        />
      )}
      {job && (
        <path
          d={bar(axis, { low: job.payMin, high: job.payMax }, 1, 11)}
          className="fill-signal forced-colors:fill-[Highlight]"
        />
      )}
      {middle !== undefined && (
        <path
          d={`M${middle} 0v22`}
          className="stroke-ink stroke-2 [vector-effect:non-scaling-stroke]"
        />
      )}
    </svg>
  );
}

/** A bar of at least one percent of the width. */
function bar(axis: PayScale, { low, high }: Pick<Band, 'low' | 'high'>, y: number, height: number) {
  const from = Math.min(placeOf(axis, low), 99);
  const to = Math.max(placeOf(axis, high), from + 1);
  return `M${from} ${y}H${to}v${height}H${from}z`;
}

/** The labels of the axis of drawings. */
export function PayAxis({
  axis,
  currency = 'USD',
}: {
  axis: PayScale;
  currency?: Currency | undefined;
}) {
  return (
    <svg
      aria-hidden="true"
      className="block h-4 w-full overflow-visible fill-ink-muted text-xs tabular-nums"
    >
      {scaleTicks(axis).map((tick) => {
        const place = placeOf(axis, tick);
        // The outer labels stay inside, or they would widen a narrow window.
        const anchor = place < 6 ? 'start' : place > 94 ? 'end' : 'middle';
        return (
          <text key={tick} x={`${place}%`} y="12" textAnchor={anchor}>
            {formatShortPay(tick, currency)}
          </text>
        );
      })}
    </svg>
  );
}

interface PayRowsProps {
  /** Beside the axis. */
  lede: string;
  axis: PayScale;
  currency?: Currency | undefined;
  rows: readonly (Band & { key: string; label: string; text: string })[];
}

/** Bands without jobs: each in words, beside its bar. */
export function PayRows({ lede, axis, currency, rows }: PayRowsProps) {
  return (
    <>
      <div className="mt-5 grid items-end gap-x-10 gap-y-1 pb-1 md:grid-cols-[minmax(0,1fr)_18rem]">
        <p className="text-sm text-ink-muted">{lede}</p>
        <PayAxis axis={axis} currency={currency} />
      </div>
      <ul>
        {rows.map(({ key, label, text, ...band }) => (
          <li
            key={key}
            className="grid gap-x-10 gap-y-1 border-t border-rule py-3 md:grid-cols-[minmax(0,1fr)_18rem]"
          >
            <div>
              <p className="font-medium">{label}</p>
              <p className="text-sm text-ink-muted tabular-nums">{text}</p>
            </div>
            <PayDrawing axis={axis} band={band} />
          </li>
        ))}
      </ul>
    </>
  );
}
