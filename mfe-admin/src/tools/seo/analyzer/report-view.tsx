import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { CircleCheck } from 'lucide-react';
import { reportTexts } from '../content/seo-dashboard';
import type { PageReport } from './analyze-page';
import { FactList } from './fact-list';
import { recommend } from './recommend';
import type { Recommendation } from './recommend';
import { formatUtc } from '../../../time/utc';

/** One page's report: what to improve, then everything that was measured. */
export function ReportView({ report }: { report: PageReport }): ReactNode {
  const recommendations = recommend(report.metrics);
  return (
    <div>
      <p role="status" className="sr-only">
        {reportTexts.done(report.pagePath, recommendations.length)}
      </p>
      <p className="mb-4 text-sm break-words">
        <span className="font-semibold">{report.pagePath}</span>
        <span className="text-ink-muted">
          {' · '}
          <time dateTime={report.analysedAt}>{formatUtc(report.analysedAt)}</time> UTC
        </span>
      </p>
      {report.redirectedTo !== null && (
        <Notice tone="warning" className="mb-4">
          <p className="break-words">{reportTexts.redirected(report.redirectedTo)}</p>
        </Notice>
      )}
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <section aria-label={reportTexts.findings}>
          <h3 className="mb-3 text-lg font-medium">{reportTexts.findings}</h3>
          <RecommendationList recommendations={recommendations} />
        </section>
        <section aria-label={reportTexts.facts}>
          <h3 className="mb-3 text-lg font-medium">{reportTexts.facts}</h3>
          <FactList metrics={report.metrics} />
        </section>
      </div>
    </div>
  );
}

/** Each broken rule with the value that was found and what to do. */
function RecommendationList({
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
