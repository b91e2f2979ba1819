import { formatShortPay } from '@talent/sdk/format';
import type { JobSummary } from '../api/get-jobs';
import type { RoleBand } from '../api/get-role-bands';
import { strokesOf, strokeTicks, type PayStrokes, type StrokeRun } from './pay-strokes';

/** Distance of two strokes in units of the drawing, which is stretched to the width that it gets. */
const PITCH = 4;
const HEIGHT = 22;

interface PayDrawingProps {
  axis: PayStrokes;
  /** Absent in a drawing of the band alone. */
  job?: Pick<JobSummary, 'payMin' | 'payMax'> | undefined;
  band: RoleBand | undefined;
}

/**
 * A job's pay as strokes above those of the role's band, with a line at the median. Hidden from assistive
 * technology: the row says the same in words. The two lanes tell them apart without color.
 */
export function PayDrawing({ axis, job, band }: PayDrawingProps) {
  const middle = band && ((band.median - axis.from) / axis.worth) * PITCH;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${axis.count * PITCH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-0.5 block h-6 w-full fill-none stroke-4 [&_path]:[vector-effect:non-scaling-stroke]"
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

/** The labels of the axis over the drawings of a group. */
export function PayAxis({ axis }: { axis: PayStrokes }) {
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
            {formatShortPay(tick, 'USD')}
          </text>
        );
      })}
    </svg>
  );
}
