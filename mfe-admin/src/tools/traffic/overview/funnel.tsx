import type { ReactNode } from 'react';
import type { TrafficSummary } from '../api/traffic';
import { funnelTexts as text } from '../content/traffic';
import { formatCount, formatPercent } from '../tables/format-traffic';

/** The number of visitors at each step. */
export function Funnel({ summary }: { summary: TrafficSummary }): ReactNode {
  const counts = [summary.visitors, summary.emails, summary.contacts];
  const most = Math.max(summary.visitors, 1);
  return (
    <>
      <ol className="grid max-w-3xl gap-3">
        {text.steps.map((step, at) => {
          const count = counts[at] ?? 0;
          const before = counts[at - 1];
          return (
            <li key={step} className="grid gap-1">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span>{step}</span>
                <span className="tabular-nums">
                  <strong>{formatCount(count)}</strong>
                  {before !== undefined && (
                    <span className="text-ink-muted text-sm">
                      {' '}
                      {text.ofBefore(formatPercent(before === 0 ? null : (count / before) * 100))}
                    </span>
                  )}
                </span>
              </p>
              <svg className="h-2 w-full" aria-hidden="true">
                <rect width="100%" height="100%" fill="var(--rule)" />
                <rect width={`${(count / most) * 100}%`} height="100%" fill="var(--data-1)" />
              </svg>
            </li>
          );
        })}
      </ol>
      <p className="text-ink-muted mt-3 max-w-prose text-sm">{text.note}</p>
    </>
  );
}
