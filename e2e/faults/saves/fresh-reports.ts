import type { DataClient } from '@talent/data/client';
import { addWeeks, weekName } from '@talent/jobs/iso-week';

let used = 0;

/** Monday of the next week that has no report. */
export function freshWeek(): string {
  used += 1;
  return addWeeks('2018-01-01', used);
}

/** The next week with a measured and written report. */
export async function freshReport(data: DataClient): Promise<string> {
  const week = freshWeek();
  await data.rpc('measure_weekly_report', { week }).throwOnError();
  const words = { title: 'The jobs of a week', description: 'What was new.', body: 'A text.' };
  await data.rpc('save_weekly_report', { week, expected_version: 1, ...words }).throwOnError();
  return week;
}

/** The next week with a published report. */
export async function freshPublished(data: DataClient): Promise<string> {
  const week = await freshReport(data);
  await data.rpc('publish_weekly_report', { week, expected_version: 2 }).throwOnError();
  return week;
}

/** The page of a report, at a step. */
export async function reportPage(week: string, step: string) {
  return {
    Page: (await import('@talent/mfe-admin/routes/weekly-ai-jobs-report')).default,
    path: `/weekly-ai-jobs-report?week=${weekName(week)}&step=${step}`,
    pattern: '*',
  };
}

export const reportOf = async (data: DataClient, week: string) =>
  (await data.from('weekly_reports').select().eq('week', week).single().throwOnError()).data;
