import type { PayRangeLabels } from './pay-range.ts';

/** The legend of a `PayRangeChart`, with its unit. */
export function PayRangeKey({ labels, hasSmall }: { labels: PayRangeLabels; hasSmall: boolean }) {
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
