import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { toWeeklyReport } from './weekly-report';
import type { WeeklyReport } from './weekly-report';

/** The report of a week by its Monday; null where none was measured. @throws DataError when the request fails. */
export async function fetchWeeklyReport(week: string): Promise<WeeklyReport | null> {
  const row = unwrap(
    await adminData().from('weekly_reports').select().eq('week', week).maybeSingle(),
  );
  return row && toWeeklyReport(row);
}

/**
 * Status by Monday of the reports that there are, newest first; of the last two years.
 * @throws DataError when the request fails.
 */
export async function listWeeklyReports(): Promise<Map<string, string>> {
  const rows = unwrap(
    await adminData()
      .from('weekly_reports')
      .select('week, status')
      .order('week', { ascending: false })
      .limit(104),
  );
  return new Map(rows.map(({ week, status }) => [week, status]));
}
