import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { toWeeklyReport } from './weekly-report';
import type { WeeklyReport } from './weekly-report';

/**
 * The report of a week by its Monday; null where none was measured.
 * @throws DataError when the request fails.
 */
export async function fetchWeeklyReport(week: string): Promise<WeeklyReport | null> {
  const row = unwrap(
    await adminData().from('weekly_reports').select().eq('week', week).maybeSingle(),
  );
  return row && toWeeklyReport(row);
}
