import { DataError } from '@talent/data/errors';
import { unwrap } from '@talent/data/unwrap';
import { reportText } from '@talent/jobs/report-text';
import { adminData } from '../../../backend/admin-data';
import {
  differ,
  fetchWeeklyReport,
  toWeeklyReport,
  type ReportWords,
  type WeeklyReport,
} from './weekly-report';

/**
 * Measures a week. One that has a report needs it as it was read: a report that was measured since, with the same words or with
 * those that its figures give, is the work of an earlier try whose answer was lost.
 * @throws DataError; `reportFailureOf` reads it.
 */
export async function measureWeeklyReport(
  week: string,
  before: WeeklyReport | null,
): Promise<WeeklyReport> {
  const stored = before === null ? {} : { expected_version: before.version };
  const measured = adminData().rpc('measure_weekly_report', { week, ...stored });
  return orStored(
    week,
    async () => unwrap(await measured),
    (now) =>
      before !== null &&
      now.figures.measured_at !== before.figures.measured_at &&
      (!differ(now, before) || !differ(now, reportText(now.figures))),
  );
}

/** Saves words; those that are stored already are saved. @throws DataError; `reportFailureOf` reads it. */
export async function saveWeeklyReport(
  report: ReportWords & Pick<WeeklyReport, 'week' | 'version'>,
): Promise<WeeklyReport> {
  const { week, version, title, description, text } = report;
  const words = { title, description, body: text };
  const change = { week, expected_version: version, ...words };
  return orStored(
    week,
    async () => unwrap(await adminData().rpc('save_weekly_report', change)),
    (now) => !differ(now, report),
  );
}

/**
 * Publishes a report as a post, or updates its post; `overwrite` replaces changes made to the post. The next version, published with
 * the same words, is the work of an earlier try.
 * @throws DataError; `reportFailureOf` reads it.
 */
export async function publishWeeklyReport(
  report: WeeklyReport,
  overwrite: boolean,
): Promise<WeeklyReport> {
  const { week, version } = report;
  const change = { week, expected_version: version, overwrite };
  return orStored(
    week,
    async () => unwrap(await adminData().rpc('publish_weekly_report', change)),
    (now) => now.status === 'published' && now.version === version + 1 && !differ(now, report),
  );
}

/**
 * A change of a report. Where it meets a newer version that already has what it wanted, that is its answer: the answer of an
 * earlier try was lost.
 */
async function orStored(
  week: string,
  change: () => Promise<Parameters<typeof toWeeklyReport>[0]>,
  isDone: (now: WeeklyReport) => boolean,
): Promise<WeeklyReport> {
  try {
    return toWeeklyReport(await change());
  } catch (error) {
    if (!(error instanceof DataError) || error.code !== 'PT409') throw error;
    const now = await fetchWeeklyReport(week);
    if (now === null || !isDone(now)) throw error;
    return now;
  }
}
