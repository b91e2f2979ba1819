import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

/** The automatic steps after a week is over; each includes the ones before it. */
export type ReportSchedule = 'off' | 'prepares' | 'publishes' | 'sends';

/** @throws DataError when the request fails. */
export async function fetchReportSchedule(): Promise<ReportSchedule> {
  const { prepares, publishes, sends } = unwrap(
    await adminData().from('jobs_report_settings').select('prepares, publishes, sends').single(),
  );
  if (sends) return 'sends';
  if (publishes) return 'publishes';
  return prepares ? 'prepares' : 'off';
}

/** @throws DataError when the request fails. */
export async function saveReportSchedule(schedule: ReportSchedule): Promise<void> {
  unwrap(
    await adminData()
      .from('jobs_report_settings')
      .update({
        prepares: schedule !== 'off',
        publishes: schedule === 'publishes' || schedule === 'sends',
        sends: schedule === 'sends',
      })
      .eq('one', true),
  );
}
