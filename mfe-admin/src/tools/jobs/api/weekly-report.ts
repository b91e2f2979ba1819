import { unwrap } from '@talent/data/unwrap';
import { readFigures, type ReportFigures } from '@talent/jobs/report-figures';
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
export function toWeeklyReport({ figures, status, post_id, ...row }: Row): WeeklyReport {
  return {
    ...row,
    figures: readFigures(figures),
    status: status === 'published' ? status : 'draft',
    postId: post_id,
  };
}

/** The report of a week by its Monday; null where none was measured. @throws DataError when the request fails. */
export async function fetchWeeklyReport(week: string): Promise<WeeklyReport | null> {
  const row = unwrap(
    await adminData().from('weekly_reports').select().eq('week', week).maybeSingle(),
  );
  return row && toWeeklyReport(row);
}

/**
 * Status by Monday of the existing reports, newest first; of the last two years.
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
  const isDraft = Number.isInteger(version) && names.every((name) => isText(words?.[name]));
  return words && version !== undefined && isDraft ? { words, version } : null;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
