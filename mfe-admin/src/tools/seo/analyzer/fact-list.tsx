import type { SeoMetrics } from '@talent/sdk/seo-metrics';
import type { ReactNode } from 'react';
import { Tooltip } from '@talent/ui/tooltip';
import { Info } from 'lucide-react';
import { reportTexts } from '../content/seo-dashboard';
import { factsOf } from './facts';
import type { Fact } from './facts';

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

interface Props {
  label: string;
  length: NonNullable<Fact['length']>;
}

/** The length of a text, with the recommended one in a tooltip. */
function MeasuredLength({ label, length }: Props): ReactNode {
  const { measured, min, max } = length;
  return (
    <span className="text-ink-muted flex items-center gap-1">
      {measured} {measured === 1 ? 'character' : 'characters'}
      <Tooltip text={reportTexts.recommendedLength(min, max)}>
        <button
          type="button"
          aria-label={reportTexts.recommended(label)}
          className="hover:text-ink inline-flex size-6 items-center justify-center"
        >
          <Info aria-hidden="true" className="size-4" />
        </button>
      </Tooltip>
    </span>
  );
}
