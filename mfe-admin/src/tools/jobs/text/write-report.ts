import { reportText } from '@talent/jobs/report-text';
import {
  differ,
  measureWeeklyReport,
  saveWeeklyReport,
  type WeeklyReport,
} from '../api/weekly-report';

/**
 * Measures a week and saves the text that its figures give.
 * @param before - the stored report; null where there is none.
 * @throws DataError
 */
export async function writeReport(
  week: string,
  before: WeeklyReport | null,
): Promise<WeeklyReport> {
  const report = await measureWeeklyReport(week, before);
  // Someone else has written the report meanwhile.
  if (before === null && report.text !== '') return report;
  const words = reportText(report.figures);
  // The answer of an earlier try was lost: it did all of this.
  return differ(report, words) ? saveWeeklyReport({ ...report, ...words }) : report;
}
