import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { reportTexts } from '../content/seo-dashboard';
import type { Recommendation } from './recommend';

/** Each broken rule with the value that was found and what to do. */
export function RecommendationList({
  recommendations,
}: {
  recommendations: readonly Recommendation[];
}): ReactNode {
  if (recommendations.length === 0) {
    return (
      <p className="flex gap-2">
        <CircleCheck aria-hidden="true" className="text-positive mt-1 size-4 shrink-0" />
        {reportTexts.nothing}
      </p>
    );
  }
  return (
    <ol className="border-rule border-t">
      {recommendations.map(({ rule, title, measured, advice }) => (
        <li key={rule} className="border-rule border-b py-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{title}</span>
            <span className="text-warning text-sm font-medium tabular-nums">
              <span className="sr-only">{reportTexts.measured}: </span>
              {measured}
            </span>
          </p>
          <p className="text-ink-muted mt-0.5 text-sm">{advice}</p>
        </li>
      ))}
    </ol>
  );
}
