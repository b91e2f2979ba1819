import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { Spinner } from '@talent/ui/spinner';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatUtc } from '../../../time/utc';
import { reportTexts } from '../content/seo-dashboard';
import { FactList } from './fact-list';
import { recommend } from './recommend';
import type { Recommendation } from './recommend';
import type { Analyzer, PageReport } from './use-analyzer';

/** The present state of the analyzer. */
export function AnalysisResult({ analyzer }: { analyzer: Analyzer }): ReactNode {
  const { path, isPending, failure, report, run } = analyzer;
  if (isPending) {
    return (
      <p className="text-ink-muted flex items-center gap-3">
        <Spinner label={reportTexts.working(path)} />
        <span aria-hidden="true" className="min-w-0 break-words motion-reduce:hidden">
          {reportTexts.working(path)}
        </span>
      </p>
    );
  }
  if (failure !== null) {
    return (
      <Notice tone="error" title={reportTexts.failed(path)}>
        <p>{failure}</p>
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => run(path)}>
          {reportTexts.retry}
        </Button>
      </Notice>
    );
  }
  if (report === null) return <p className="text-ink-muted">{reportTexts.idle}</p>;
  return <ReportView report={report} />;
}

/** One page's report: what to improve, then everything that was measured. */
function ReportView({ report }: { report: PageReport }): ReactNode {
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
