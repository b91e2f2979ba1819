import { reportText } from '@talent/jobs/report-text';
import { measureWeeklyReport, saveWeeklyReport } from '../api/report-change';
import type { WeeklyReport } from '../api/weekly-report';

/**
 * Measures a week and saves the text that its figures give.
 * @param version - of the stored report; null where there is none.
 * @throws DataError
 */
export async function writeReport(week: string, version: number | null): Promise<WeeklyReport> {
  const report = await measureWeeklyReport(week, version);
  // Someone else has written the report meanwhile.
  if (version === null && report.text !== '') return report;
  return saveWeeklyReport({ ...report, ...reportText(report.figures) });
}
