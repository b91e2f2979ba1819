import { DataError } from '@talent/data/errors';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { reportFailureTexts } from '../content/jobs-report';

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

interface ReportFailureProps {
  error: unknown;
  className: string;
  children?: ReactNode;
}

/** Says why a report was not changed; null without an error. */
export function ReportFailure({ error, className, children }: ReportFailureProps): ReactNode {
  if (error === null) return null;
  const reason = reportFailureOf(error);
  return (
    <Notice tone="error" className={className}>
      {reportFailureTexts[reason]}
      {reason === 'conflict' && children}
    </Notice>
  );
}
