import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { toWeeklyReport } from './weekly-report';
import type { WeeklyReport } from './weekly-report';

/** Measures a week; a week that has a report needs its stored version. @throws DataError; `reportFailureOf` reads it. */
export async function measureWeeklyReport(
  week: string,
  version: number | null,
): Promise<WeeklyReport> {
  const stored = version === null ? {} : { expected_version: version };
  const measured = await adminData().rpc('measure_weekly_report', { week, ...stored });
  return toWeeklyReport(unwrap(measured));
}

/** @throws DataError; `reportFailureOf` reads it. */
export async function saveWeeklyReport(
  report: Pick<WeeklyReport, 'week' | 'version' | 'title' | 'description' | 'text'>,
): Promise<WeeklyReport> {
  const { week, version, title, description, text } = report;
  const words = { title, description, body: text };
  const change = { week, expected_version: version, ...words };
  return toWeeklyReport(unwrap(await adminData().rpc('save_weekly_report', change)));
}

/**
 * Publishes a report as a post, or updates its post; `overwrite` replaces changes made to the post.
 * @throws DataError; `reportFailureOf` reads it.
 */
export async function publishWeeklyReport(
  { week, version }: Pick<WeeklyReport, 'week' | 'version'>,
  overwrite: boolean,
): Promise<WeeklyReport> {
  const change = { week, expected_version: version, overwrite };
  return toWeeklyReport(unwrap(await adminData().rpc('publish_weekly_report', change)));
}
