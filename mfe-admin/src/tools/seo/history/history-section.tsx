import type { StoredReport } from '@talent/sdk/seo-metrics';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { historyTexts } from '../content/seo-dashboard';
import { HistoryTable } from './history-table';
import type { ReportHistory } from './use-report-history';

interface HistorySectionProps {
  history: ReportHistory;
  onOpen: (report: StoredReport) => void;
}

/** Earlier reports, and whether the newest one could be kept. */
export function HistorySection({ history, onOpen }: HistorySectionProps): ReactNode {
  return (
    <>
      {history.kept === 'not-allowed' && (
        <Notice className="mb-4">{historyTexts.notAllowed}</Notice>
      )}
      {history.kept === 'failed' && (
        <Notice tone="warning" className="mb-4">
          {historyTexts.failed}
        </Notice>
      )}
      {history.reports.length > 0 && (
        <p className="text-ink-muted mb-3 text-sm">{historyTexts.caption}</p>
      )}
      <HistoryTable reports={history.reports} onOpen={onOpen} />
    </>
  );
}
