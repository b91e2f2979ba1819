import type { SeoMetrics } from '@talent/sdk/seo-metrics';
import type { ReactNode } from 'react';
import { reportTexts } from '../content/seo-dashboard';
import { factsOf } from './facts';
import { MeasuredLength } from './measured-length';

/** Everything that was measured on a page. */
export function FactList({ metrics }: { metrics: SeoMetrics }): ReactNode {
  return (
    <dl className="border-rule border-t text-sm">
      {factsOf(metrics).map(({ label, value, length }) => (
        <div
          key={label}
          className="border-rule grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 border-b py-2"
        >
          <dt className="text-ink-muted">{label}</dt>
          <dd className="break-words tabular-nums">
            {value === '' ? <span className="text-ink-muted">{reportTexts.none}</span> : value}
            {length && <MeasuredLength label={label} length={length} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
