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
  /** The words being written, which may differ from the stored ones. */
  writing: ReportText;
  /** Undefined where they could not be loaded. */
  notes: ReportNotes | undefined;
  /** The post that the report became. */
  post: StoredPost | null;
  /** This is the step to do: its own action is the one primary button. */
  isToDo: boolean;
  go: (step: StepName) => void;
  /** The report has changed in the database. */
  onChange: (report: WeeklyReport) => void;
  /** Something else of the week has changed: a note, the newsletter, the LinkedIn draft. */
  onDone: () => void;
}
