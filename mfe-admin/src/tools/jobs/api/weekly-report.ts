import type { Database } from '@talent/data/types';
import { readFigures } from '@talent/jobs/report-figures';
import type { ReportFigures } from '@talent/jobs/report-figures';

/** A report as the database holds it. */
export interface WeeklyReport {
  /** Monday of its week. */
  week: string;
  figures: ReportFigures;
  title: string;
  description: string;
  /** Markdown; empty until it was written for the first time. */
  text: string;
  status: 'draft' | 'published';
  /** The post that it became. */
  postId: number | null;
  /** Counts the saves: a save names the one that it started from. */
  version: number;
}

type Row = Database['public']['Tables']['weekly_reports']['Row'];

/** @throws ZodError for figures of another version. */
export function toWeeklyReport(row: Row): WeeklyReport {
  const { week, title, description, text, version } = row;
  return {
    week,
    title,
    description,
    text,
    version,
    figures: readFigures(row.figures),
    status: row.status === 'published' ? 'published' : 'draft',
    postId: row.post_id,
  };
}
