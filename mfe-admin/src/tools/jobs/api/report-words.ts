import type { WeeklyReport } from './weekly-report';

/** The words of a report, which people change. */
export type ReportWords = Pick<WeeklyReport, 'title' | 'description' | 'text'>;

/** Whether two reports say something else. */
export function differ(one: ReportWords, other: ReportWords): boolean {
  return (['title', 'description', 'text'] as const).some((name) => one[name] !== other[name]);
}
