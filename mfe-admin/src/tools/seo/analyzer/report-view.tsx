import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { reportTexts } from '../content/seo-dashboard';
import type { PageReport } from './analyse-page';
import { FactList } from './fact-list';
import { RecommendationList } from './recommendation-list';
import { recommend } from './recommend';
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
