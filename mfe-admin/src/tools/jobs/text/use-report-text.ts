import { useUnsaved } from '@talent/sdk';
import { useMemo, useState } from 'react';
import { useCrashDraft } from '../../../drafts/use-crash-draft';
import { useChange } from '../../../queries/use-data';
import { measureWeeklyReport, saveWeeklyReport } from '../api/report-change';
import {
  differ,
  fetchWeeklyReport,
  readReportDraft,
  type ReportWords,
  type WeeklyReport,
} from '../api/weekly-report';
import { textTexts } from '../content/jobs-report';

/** The words of a report being written, with their actions. They outlive a change of step. */
export type ReportText = ReturnType<typeof useReportText>;

interface Work {
  change: () => Promise<WeeklyReport>;
  /** The words that are stored replace those that are shown. */
  takesWords?: boolean;
}

/** The stored words change by saving and measuring alone. One action at a time. */
export function useReportText(report: WeeklyReport, onChange: (report: WeeklyReport) => void) {
  const { week, version } = report;
  const [words, setWords] = useState<ReportWords>(report);
  /** The version that a draft was typed over; null: the stored one. Where they differ, a save meets the conflict. */
  const [draftOf, setDraftOf] = useState<number | null>(null);
  const base = draftOf ?? version;
  const work = useChange({
    failure: 'The report was not changed',
    mutationFn: ({ change }: Work) => change(),
    onSuccess: (stored, { takesWords }) => {
      setDraftOf(null);
      if (takesWords === true) setWords(stored);
      onChange(stored);
    },
  });
  const isBusy = work.isPending;
  const isDirty = differ(words, report);

  const draft = useMemo(() => (isDirty ? { words, version: base } : null), [isDirty, words, base]);
  const keepDraft = useCrashDraft({
    name: `weekly-report:${week}`,
    content: draft,
    read: readReportDraft,
    onFound: (found) => {
      setWords(found.words);
      setDraftOf(found.version);
    },
  });
  useUnsaved(isDirty ? textTexts.work : null, () => (keepDraft() ? 'browser' : 'page'));

  const run = (next: Work): void => {
    if (!isBusy) work.mutate(next);
  };
  /** The report as it is stored now; someone else may have written it. */
  const latest = async () => (await fetchWeeklyReport(week)) ?? report;
  return {
    words,
    setWords,
    isDirty,
    isBusy,
    /** Why the last action failed. */
    error: work.error,
    reset: work.reset,
    /** Saves what differs; `true` where there is nothing to save, or it is saved. */
    save: async (): Promise<boolean> => {
      if (isBusy) return false;
      if (!isDirty) return true;
      const saved = { change: () => saveWeeklyReport({ ...words, week, version: base }) };
      return work.mutateAsync(saved).then(
        () => true,
        () => false,
      );
    },
    /** Counts again and keeps the words. */
    measure: () => run({ change: () => measureWeeklyReport(week, report) }),
    /** Counts again and writes new words. */
    rewrite: () =>
      run({
        change: async () => (await import('./write-report')).writeReport(week, report),
        takesWords: true,
      }),
    /** After a conflict: saves these words over those of someone else. */
    saveOver: () =>
      run({
        change: async () => saveWeeklyReport({ ...words, week, version: (await latest()).version }),
      }),
    /** After a conflict: takes the words of someone else. */
    takeTheirs: () => run({ change: latest, takesWords: true }),
  };
}
