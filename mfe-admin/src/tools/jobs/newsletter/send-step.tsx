import type { ReactNode } from 'react';
import type { StepProps } from '../steps/step-props';
import { NewsletterPanel } from './newsletter-panel';

/** Emails the published report to the subscribers. */
export function SendStep({ report, post, isToDo, onDone }: StepProps): ReactNode {
  const isPublished = report.status === 'published' && post !== null;
  return (
    <NewsletterPanel week={report.week} isPublished={isPublished} isToDo={isToDo} onDone={onDone} />
  );
}
