import type { StoredReport } from '@talent/sdk/seo-metrics';
import { Notice } from '@talent/ui/notice';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { historyTexts } from '../content/seo-dashboard';
import { ToolTable } from '../../../table/tool-table';
import { historyColumns } from './history-columns';
import type { ReportHistory } from './use-report-history';

/** Number of reports that are shown, as specified. */
const shownReports = 10;

interface HistorySectionProps {
  history: ReportHistory;
  onOpen: (report: StoredReport) => void;
}

/** Earlier reports, and whether the newest one could be kept. */
export function HistorySection({ history, onOpen }: HistorySectionProps): ReactNode {
  const columns = useMemo(() => historyColumns(onOpen), [onOpen]);
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
      <ToolTable
        name="seo-reports"
        caption={historyTexts.tableCaption}
        columns={columns}
        source={{ rows: history.reports.slice(-shownReports).reverse() }}
        rowKey={({ analysedAt, pagePath }) => `${analysedAt} ${pagePath}`}
        empty={historyTexts.empty}
      />
    </>
  );
}
