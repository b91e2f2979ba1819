import { formatShortPay, type Currency } from '@talent/sdk/format';
import { strokesOf, strokeTicks, type PayStrokes, type StrokeRun } from './pay-strokes';

/** Distance of two strokes in units of the drawing, which is stretched to the width that it gets. */
const PITCH = 4;
const HEIGHT = 22;

interface Band {
  low: number;
  median: number;
  high: number;
}

interface PayDrawingProps {
  axis: PayStrokes;
  /** Absent in a drawing of the band alone. */
  job?: { payMin: number; payMax: number } | undefined;
  band: Band | undefined;
  /** Its height: that of a row of the list by default. */
  className?: string;
}

/**
 * A job's pay as strokes above those of the role's band, with a line at the median. Hidden from assistive
 * technology: the row says the same in words. The two lanes tell them apart without color.
 */
export function PayDrawing({ axis, job, band, className = 'h-6' }: PayDrawingProps) {
  const middle = band && ((band.median - axis.from) / axis.worth) * PITCH;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${axis.count * PITCH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`mt-0.5 block w-full fill-none stroke-4 [&_path]:[vector-effect:non-scaling-stroke] ${className}`}
    >
      {band && (
        <path
          d={lane(strokesOf(axis, band.low, band.high), 14, 6)}
          className="stroke-ink-muted forced-colors:stroke-[CanvasText]"
        />
      )}
      {job && (
        <path
          d={lane(strokesOf(axis, job.payMin, job.payMax), 1, 11)}
          className="stroke-signal forced-colors:stroke-[Highlight]"
        />
      )}
      {middle !== undefined && (
        <path d={`M${tenths(middle)} 0v22`} className="stroke-ink stroke-2" />
      )}
    </svg>
  );
}

function lane({ first, last }: StrokeRun, top: number, height: number): string {
  const start = `M${first * PITCH + PITCH / 2} ${top}v${height}`;
  return start + `m${PITCH}-${height}v${height}`.repeat(last - first);
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The labels of the axis of drawings. */
export function PayAxis({
  axis,
  currency = 'USD',
}: {
  axis: PayStrokes;
  currency?: Currency | undefined;
}) {
  const width = axis.worth * axis.count;
  return (
    <svg
      aria-hidden="true"
      className="block h-4 w-full overflow-visible fill-ink-muted text-xs tabular-nums"
    >
      {strokeTicks(axis).map((tick) => {
        const share = (tick - axis.from) / width;
        // The outer labels stay inside, or they would widen a narrow window.
        const anchor = share < 0.06 ? 'start' : share > 0.94 ? 'end' : 'middle';
        return (
          <text key={tick} x={`${tenths(share * 100)}%`} y="12" textAnchor={anchor}>
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
  axis: PayStrokes;
  currency?: Currency | undefined;
  rows: readonly (Band & { key: string; label: string; text: string })[];
}

/** Bands without jobs: each in words, beside its strokes. */
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
