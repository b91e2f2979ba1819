import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { Spinner } from '@talent/ui/spinner';
import type { ReactNode } from 'react';
import { reportTexts } from '../content/seo-dashboard';
import { ReportView } from './report-view';
import type { Analyzer } from './use-analyzer';

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
