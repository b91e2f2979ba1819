import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import { Spinner } from '@talent/ui/spinner';
import type { ReactNode } from 'react';
import { reportTexts } from '../content/seo-dashboard';
import { ReportView } from './report-view';
import type { Analysis } from './use-analysis';

interface Props {
  analysis: Analysis;
  onRetry: (path: string) => void;
}

/** The present state of the analyzer. */
export function AnalysisResult({ analysis, onRetry }: Props): ReactNode {
  if (analysis.status === 'idle') return <p className="text-ink-muted">{reportTexts.idle}</p>;
  if (analysis.status === 'working') {
    return (
      <p className="text-ink-muted flex items-center gap-3">
        <Spinner label={reportTexts.working(analysis.path)} />
        <span aria-hidden="true" className="min-w-0 break-words motion-reduce:hidden">
          {reportTexts.working(analysis.path)}
        </span>
      </p>
    );
  }
  if (analysis.status === 'failed') {
    return (
      <Notice tone="error" title={reportTexts.failed(analysis.path)}>
        <p>{analysis.message}</p>
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => onRetry(analysis.path)}
        >
          {reportTexts.retry}
        </Button>
      </Notice>
    );
  }
  return <ReportView report={analysis.report} />;
}
