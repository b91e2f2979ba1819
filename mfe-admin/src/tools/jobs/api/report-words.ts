import type { WeeklyReport } from './weekly-report';

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
