import { notify } from '@talent/sdk';
import { keepReport, keptReports, readReports } from '@talent/sdk/seo-metrics';
import type { Kept, StoredReport } from '@talent/sdk/seo-metrics';
import { useCallback, useState } from 'react';
import { historyTexts } from '../content/seo-dashboard';

export interface ReportHistory {
  /** Newest last: the stored ones and those of this visit. */
  reports: readonly StoredReport[];
  /** Whether the newest one of this visit was stored; null before the first. */
  kept: Kept | null;
  add: (report: StoredReport) => void;
}

/** The reports of this browser; where none may be stored, those since the page was opened. */
export function useReportHistory(): ReportHistory {
  const [reports, setReports] = useState<readonly StoredReport[]>(() => readReports());
  const [kept, setKept] = useState<Kept | null>(null);
  const add = useCallback((report: StoredReport): void => {
    const outcome = keepReport(report);
    announce(outcome, report.pagePath);
    setKept(outcome);
    setReports((before) => [...before, report].slice(-keptReports));
  }, []);
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
