import { useCallback, useState } from 'react';
import { keepReport, keptReports, readReports } from './report-store';
import type { Kept } from './report-store';
import type { StoredReport } from './stored-report';

export interface ReportHistory {
  /** Newest last: the stored ones and those of this visit. */
  reports: readonly StoredReport[];
  /** What became of the newest one of this visit; null before the first. */
  kept: Kept | null;
  add: (report: StoredReport) => void;
}

/** The reports of this browser; where none may be stored, those since the page was opened. */
export function useReportHistory(): ReportHistory {
  const [reports, setReports] = useState<readonly StoredReport[]>(() => readReports());
  const [kept, setKept] = useState<Kept | null>(null);
  const add = useCallback((report: StoredReport): void => {
    setKept(keepReport(report));
    setReports((before) => [...before, report].slice(-keptReports));
  }, []);
  return { reports, kept, add };
}
