import { useEffect, useState } from 'react';
import { measureWeeklyReport, saveWeeklyReport } from '../api/report-change';
import type { ReportFailure, ReportOutcome } from '../api/report-change';
import type { WeeklyReport } from '../api/weekly-report';
import { isEditedByHand, writeReport } from './write-report';

type ReportWords = Pick<WeeklyReport, 'title' | 'description' | 'text'>;

type EditorState = 'idle' | 'asking' | 'saving' | { failure: ReportFailure };

const wordsOf = ({ title, description, text }: WeeklyReport): ReportWords => ({
  title,
  description,
  text,
});

/** Edits the words of a report; what is stored changes by saving and measuring alone. */
export function useReportEditor({
  report,
  onChange,
  onDirty,
}: {
  report: WeeklyReport;
  onChange: (report: WeeklyReport) => void;
  /** Whether what is shown differs from what is stored. */
  onDirty: (isDirty: boolean) => void;
}) {
  const [words, setWords] = useState(() => wordsOf(report));
  const [state, setState] = useState<EditorState>('idle');
  const isDirty =
    words.title !== report.title ||
    words.description !== report.description ||
    words.text !== report.text;
  const isBusy = state === 'saving';

  // A report that is being saved is not stored yet: it must not be published meanwhile.
  useEffect(() => onDirty(isDirty || isBusy), [isDirty, isBusy, onDirty]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  async function run(work: () => Promise<ReportOutcome>, takesWords: boolean): Promise<void> {
    if (isBusy) return;
    setState('saving');
    const outcome = await work();
    if (outcome.status === 'failed') {
      setState({ failure: outcome.failure });
      return;
    }
    if (takesWords) setWords(wordsOf(outcome.report));
    onChange(outcome.report);
    setState('idle');
  }

  const { week, version } = report;
  return {
    words,
    state,
    isDirty,
    isBusy,
    /** The text was edited, and a new one would replace it. */
    isEdited: isEditedByHand({ ...report, ...words }),
    change: (patch: Partial<ReportWords>) => setWords({ ...words, ...patch }),
    save: () => {
      if (isDirty) void run(() => saveWeeklyReport({ week, version, ...words }), false);
    },
    ask: () => {
      if (!isBusy) setState('asking');
    },
    dismiss: () => setState('idle'),
    rewrite: () => void run(() => writeReport(week, version), true),
    measureOnly: () => void run(() => measureWeeklyReport(week, version), false),
  };
}

export type ReportEditing = ReturnType<typeof useReportEditor>;
