import type { PayRangeLabels } from './pay-range.ts';

const entry = 'flex items-center gap-2';

/** What the marks of a `PayRangeChart` mean, and its unit. */
export function PayRangeKey({ labels, hasSmall }: { labels: PayRangeLabels; hasSmall: boolean }) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-1.5 text-sm text-ink-muted">
      <p className="font-medium text-ink">{labels.unit}</p>
      <p className={entry}>
        <svg aria-hidden="true" className="h-3 w-8 fill-data-1">
          <rect width="100%" height="100%" />
        </svg>
        {labels.range}
      </p>
      {hasSmall && labels.smallRange && (
        <p className={entry}>
          <svg aria-hidden="true" className="h-3 w-8 shrink-0 fill-none stroke-data-1 stroke-2">
            <rect x="1" y="1" width="30" height="10" />
          </svg>
          {labels.smallRange}
        </p>
      )}
      <p className={entry}>
        <svg aria-hidden="true" className="h-5 w-0.75 fill-ink">
          <rect width="100%" height="100%" />
        </svg>
        {labels.median}
      </p>
    </div>
  );
}
