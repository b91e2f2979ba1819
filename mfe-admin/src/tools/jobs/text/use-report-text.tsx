import { DataError } from '@talent/data/errors';
import { useUnsaved } from '@talent/sdk';
import { Notice } from '@talent/ui/notice';
import { useMemo, useState, type ReactNode } from 'react';
import { useCrashDraft } from '../../../drafts/use-crash-draft';
import { succeeds, useChange } from '../../../queries/use-data';
import {
  differ,
  fetchWeeklyReport,
  measureWeeklyReport,
  readReportDraft,
  saveWeeklyReport,
  type ReportWords,
  type WeeklyReport,
} from '../api/weekly-report';
import { reportFailureTexts, textTexts } from '../content/jobs-report';

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
      return succeeds(work.mutateAsync(saved));
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

const failures: Readonly<Record<string, keyof typeof reportFailureTexts>> = {
  PT409: 'conflict',
  PT412: 'post-changed',
  '23505': 'slug-taken',
  '42501': 'not-allowed',
  PGRST301: 'not-allowed',
  // The text breaks a rule of the table.
  '22001': 'refused',
  '22023': 'refused',
  '23502': 'refused',
  '23514': 'refused',
};

/** The reason why a report was not changed. */
export function reportFailureOf(error: unknown): keyof typeof reportFailureTexts {
  return error instanceof DataError ? (failures[error.code] ?? 'offline') : 'offline';
}

/** Says why a report was not changed; null without an error. */
export function ReportFailure(props: { error: unknown; className: string; children?: ReactNode }) {
  const { error, className, children } = props;
  if (error === null) return null;
  const reason = reportFailureOf(error);
  return (
    <Notice tone="error" className={className}>
      <span>{reportFailureTexts[reason]}</span>
      {reason === 'conflict' && children}
    </Notice>
  );
}
