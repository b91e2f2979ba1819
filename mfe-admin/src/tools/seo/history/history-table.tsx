import type { StoredReport } from '@talent/sdk/seo-metrics';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { historyTexts } from '../content/seo-dashboard';
import { tableOfRows } from '../../../table/table-of-rows';
import { ToolTable } from '../../../table/tool-table';
import { historyColumns } from './history-columns';

/** How many reports are shown, as specified. */
const shownReports = 10;

interface HistoryTableProps {
  reports: readonly StoredReport[];
  onOpen: (report: StoredReport) => void;
}

/** The latest reports, newest first. */
export function HistoryTable({ reports, onOpen }: HistoryTableProps): ReactNode {
  const columns = useMemo(() => historyColumns(onOpen), [onOpen]);
  const load = useMemo(
    () => tableOfRows(reports.slice(-shownReports).reverse(), columns),
    [reports, columns],
  );
  return (
    <ToolTable
      name="seo-reports"
      caption={historyTexts.tableCaption}
      columns={columns}
      load={load}
      rowKey={({ analysedAt, pagePath }) => `${analysedAt} ${pagePath}`}
      empty={historyTexts.empty}
    />
  );
}
