import { formatPay, formatPeriod } from '@talent/sdk/format';
import type { Score } from '../content/scorecard';

/** The answer of each source in one line: its median, then what it is, with its number and its period. */
export function Scorecard({ scores, label }: { scores: readonly Score[]; label: string }) {
  return (
    <ul aria-label={label} className="divide-y divide-rule border-t-2 border-ink">
      {scores.map(({ label: of, p50, period, n }) => (
        <li key={of} className="flex items-baseline gap-x-4 py-1 md:py-2">
          <span
            translate="no"
            className="w-28 shrink-0 font-display text-2xl font-medium whitespace-nowrap tabular-nums md:w-52 md:text-figure"
          >
            {formatPay(p50, 'USD')}
          </span>
          <span className="min-w-0 text-sm leading-tight md:text-base">
            <span className="block font-medium">{of}</span>
            <span className="block text-xs text-ink-muted md:text-sm">
              {[formatPeriod(period), n].filter(Boolean).join(', ')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
