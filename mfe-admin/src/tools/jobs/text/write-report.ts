import { reportText } from '@talent/jobs/report-text';
import { measureWeeklyReport, saveWeeklyReport } from '../api/report-change';
import type { ReportOutcome } from '../api/report-change';
import type { WeeklyReport } from '../api/weekly-report';

/**
 * Measures a week and saves the text that its figures give.
 * @param version - of what is stored; null where nothing is.
 */
export async function writeReport(week: string, version: number | null): Promise<ReportOutcome> {
  const measured = await measureWeeklyReport(week, version);
  if (measured.status === 'failed') return measured;
  const { report } = measured;
  // Someone else has written the report meanwhile.
  if (version === null && report.text !== '') return measured;
  return saveWeeklyReport({ ...report, ...reportText(report.figures) });
}

/** Whether the generated text was edited. */
export function isEditedByHand({ figures, title, description, text }: WeeklyReport): boolean {
  const made = reportText(figures);
  return title !== made.title || description !== made.description || text !== made.text;
}
