import { notify } from '@talent/sdk';
import {
  keepReport,
  keptReports,
  readReports,
  type Kept,
  type StoredReport,
} from '@talent/sdk/seo-metrics';
import { Notice } from '@talent/ui/notice';
import { useState } from 'react';
import { isStaffPath } from '../../../frame/current-entry';
import { historyTexts } from '../content/seo-dashboard';
import { ToolTable } from '../../../table/tool-table';
import { recommend } from '../analyzer/recommend';
import { RowButton } from '../../../table/row-button';
import { columnsOf, figureColumn, timeColumn } from '../../../table/columns';
import { formatTime } from '../../../time/format-time';

/** Number of reports that are shown, as specified. */
const shownReports = 10;

/** The reports of this browser on public pages, newest last; where none may be stored, those since the page was opened. */
export function useReportHistory() {
  const [reports, setReports] = useState<readonly StoredReport[]>(() =>
    readReports().filter(({ pagePath }) => !isStaffPath(pagePath)),
  );
  // Whether the newest one of this visit was stored; null before the first.
  const [kept, setKept] = useState<Kept | null>(null);
  function add(report: StoredReport): void {
    const outcome = keepReport(report);
    const about = { description: report.pagePath };
    // Without consent the section says once that nothing is stored, instead of a toast for each report.
    if (outcome === 'stored') notify({ title: historyTexts.saved, ...about, tone: 'success' });
    if (outcome === 'failed') notify({ title: historyTexts.notSaved, ...about, tone: 'error' });
    setKept(outcome);
    setReports((before) => [...before, report].slice(-keptReports));
  }
  return { reports, kept, add };
}

export function HistorySection(props: {
  history: ReturnType<typeof useReportHistory>;
  onOpen: (report: StoredReport) => void;
}) {
  const { history, onOpen } = props;
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
        columns={historyColumns(onOpen)}
        source={{ rows: history.reports.slice(-shownReports).reverse() }}
        rowKey={({ analysedAt, pagePath }) => `${analysedAt} ${pagePath}`}
        empty={historyTexts.empty}
        emptyKind="chart"
      />
    </>
  );
}

const report = columnsOf<StoredReport>();

/** Columns of the table of earlier reports; lengths are in characters. */
function historyColumns(onOpen: (report: StoredReport) => void) {
  const figure = figureColumn<StoredReport>;
  return [
    report.sorted(
      'page',
      'Page',
      ({ pagePath }) => pagePath,
      (row) => (
        <RowButton
          aria-label={historyTexts.open(row.pagePath, formatTime(row.analysedAt))}
          onClick={() => onOpen(row)}
        >
          {row.pagePath}
        </RowButton>
      ),
    ),
    timeColumn<StoredReport>('analysed_at', 'Time', ({ analysedAt }) => analysedAt),
    figure('to_improve', 'To improve', (row) => recommend(row).length),
    figure('title_length', 'Title length', ({ pageTitle }) => [...pageTitle].length),
    figure('description_length', 'Description length', (row) => [...row.metaDescription].length),
    figure('h1', 'h1', ({ headingStructure }) => headingStructure.h1),
    figure('images_without_alt', 'Images without alt', (row) => row.imageCount - row.imageAltTags),
    figure('internal_links', 'Internal links', ({ internalLinks }) => internalLinks),
    figure('external_links', 'External links', ({ externalLinks }) => externalLinks),
    figure('load_time_ms', 'Load time, ms', ({ loadTime }) => Math.round(loadTime)),
  ];
}
