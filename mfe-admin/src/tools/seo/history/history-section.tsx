import { notify } from '@talent/sdk';
import { keepReport, keptReports, readReports } from '@talent/sdk/seo-metrics';
import type { Kept, StoredReport } from '@talent/sdk/seo-metrics';
import { Notice } from '@talent/ui/notice';
import { useState, type ReactNode } from 'react';
import { isStaffPath } from '../../../frame/is-staff-path';
import { historyTexts } from '../content/seo-dashboard';
import { ToolTable } from '../../../table/tool-table';
import { recommend } from '../analyzer/recommend';
import { RowButton } from '../../../table/row-button';
import { figureColumn, timeColumn } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { formatUtc } from '../../../time/utc';

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
    announce(outcome, report.pagePath);
    setKept(outcome);
    setReports((before) => [...before, report].slice(-keptReports));
  }
  return { reports, kept, add };
}

/** Without consent the section says once that nothing is stored, instead of a toast for each report. */
function announce(outcome: Kept, pagePath: string): void {
  if (outcome === 'stored') {
    notify({ title: historyTexts.saved, description: pagePath, tone: 'success' });
  } else if (outcome === 'failed') {
    notify({ title: historyTexts.notSaved, description: pagePath, tone: 'error' });
  }
}

export function HistorySection(props: {
  history: ReturnType<typeof useReportHistory>;
  onOpen: (report: StoredReport) => void;
}): ReactNode {
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

/** Columns of the table of earlier reports; lengths are in characters. */
function historyColumns(
  onOpen: (report: StoredReport) => void,
): readonly ToolColumn<StoredReport>[] {
  return [
    {
      key: 'page',
      label: 'Page',
      sortable: true,
      value: ({ pagePath }) => pagePath,
      cell: (report) => (
        <RowButton
          aria-label={historyTexts.open(report.pagePath, formatUtc(report.analysedAt))}
          onClick={() => onOpen(report)}
        >
          {report.pagePath}
        </RowButton>
      ),
    },
    timeColumn('analysed_at', 'Time, UTC', ({ analysedAt }) => analysedAt),
    figureColumn('to_improve', 'To improve', (report) => recommend(report).length),
    figureColumn('title_length', 'Title length', ({ pageTitle }) => [...pageTitle].length),
    figureColumn(
      'description_length',
      'Description length',
      ({ metaDescription }) => [...metaDescription].length,
    ),
    figureColumn('h1', 'h1', ({ headingStructure }) => headingStructure.h1),
    figureColumn(
      'images_without_alt',
      'Images without alt',
      ({ imageAltTags, imageCount }) => imageCount - imageAltTags,
    ),
    figureColumn('internal_links', 'Internal links', ({ internalLinks }) => internalLinks),
    figureColumn('external_links', 'External links', ({ externalLinks }) => externalLinks),
    figureColumn('load_time_ms', 'Load time, ms', ({ loadTime }) => Math.round(loadTime)),
  ];
}
