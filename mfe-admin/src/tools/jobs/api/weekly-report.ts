import { DataError } from '@talent/data/errors';
import { unwrap } from '@talent/data/unwrap';
import { readFigures, type ReportFigures } from '@talent/jobs/report-figures';
import { reportText } from '@talent/jobs/report-text';
import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';

type Row = TableRow<'weekly_reports'>;

/**
 * A report as the database holds it. `week` is the Monday; `text` is Markdown, empty until it was written for the first
 * time; `version` counts the saves: a save names the one that it started from.
 */
export interface WeeklyReport extends Pick<
  Row,
  'week' | 'title' | 'description' | 'text' | 'version'
> {
  figures: ReportFigures;
  status: 'draft' | 'published';
  /** The post that it became. */
  postId: number | null;
}

/** @throws ZodError for figures of another version. */
function toWeeklyReport({ figures, status, post_id, ...row }: Row): WeeklyReport {
  return {
    ...row,
    figures: readFigures(figures),
    status: status === 'published' ? status : 'draft',
    postId: post_id,
  };
}

/** The report of a week by its Monday; null where none was measured. @throws DataError when the request fails. */
export async function fetchWeeklyReport(week: string): Promise<WeeklyReport | null> {
  const reports = adminData().from('weekly_reports');
  const row = unwrap(await reports.select().eq('week', week).maybeSingle());
  return row && toWeeklyReport(row);
}

/**
 * Status by Monday of the existing reports, newest first; of the last two years.
 * @throws DataError when the request fails.
 */
export async function listWeeklyReports(): Promise<Map<string, string>> {
  const reports = adminData().from('weekly_reports').select('week, status').limit(104);
  const rows = unwrap(await reports.order('week', { ascending: false }));
  return new Map(rows.map(({ week, status }) => [week, status]));
}

/** The words of a report, which people change. */
export type ReportWords = Pick<WeeklyReport, 'title' | 'description' | 'text'>;

/** Whether two reports say something else. */
export function differ(one: ReportWords, other: ReportWords): boolean {
  return (['title', 'description', 'text'] as const).some((name) => one[name] !== other[name]);
}

/** Words that were not saved, with the version that they were typed over. */
interface ReportDraft {
  words: ReportWords;
  version: number;
}

/** Null for what is no draft of a report. */
export function readReportDraft(draft: unknown): ReportDraft | null {
  const { words, version } = (draft ?? {}) as Partial<ReportDraft>;
  const names = ['title', 'description', 'text'] as const;
  const isDraft =
    Number.isInteger(version) && names.every((name) => typeof words?.[name] === 'string');
  return words && version !== undefined && isDraft ? { words, version } : null;
}

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
