import { salaryData } from '../../content/salary-data';

const { chart } = salaryData;

/** What the marks mean, and the unit. */
export function ChartKey({ hasSmall }: { hasSmall: boolean }) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-1.5 text-sm text-ink-muted">
      <p className="font-medium text-ink">{chart.unit}</p>
      <p className="flex items-center gap-2">
        <svg aria-hidden="true" className="h-3 w-8">
          <rect width="100%" height="100%" className="fill-data-1" />
        </svg>
        {chart.range}
      </p>
      {hasSmall && (
        <p className="flex items-center gap-2">
          <svg aria-hidden="true" className="h-3 w-8 shrink-0">
            <rect
              x="1"
              y="1"
              width="30"
              height="10"
              strokeWidth="2"
              className="fill-none stroke-data-1"
            />
          </svg>
          {chart.smallRange}
        </p>
      )}
      <p className="flex items-center gap-2">
        <svg aria-hidden="true" className="h-5 w-0.75 fill-ink">
          <rect width="100%" height="100%" />
        </svg>
        {chart.median}
      </p>
    </div>
  );
}
