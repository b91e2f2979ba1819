import type { StoredPost } from '../../../posts/api/post';
import type { ReportNotes } from '../api/report-steps';
import type { WeeklyReport } from '../api/weekly-report';
import type { ReportText } from '../text/use-report-text';

/** The steps of a report, in their order. */
export const stepNames = ['measure', 'write', 'preview', 'publish', 'send', 'post'] as const;

export type StepName = (typeof stepNames)[number];

/** The step that an address names; null for none, or for another word. */
export function readStep(text: string | null): StepName | null {
  return stepNames.find((name) => name === text) ?? null;
}

/** Properties of every step of a measured report. */
export interface StepProps {
  report: WeeklyReport;
  writing: ReportText;
  /** Undefined where they could not be loaded. */
  notes: ReportNotes | undefined;
  post: StoredPost | null;
  isToDo: boolean;
  go: (step: StepName) => void;
  onChange: (report: WeeklyReport) => void;
  onDone: () => void;
}
