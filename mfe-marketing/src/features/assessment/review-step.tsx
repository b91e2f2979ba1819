import { Button } from '@talent/ui/button';
import { useEffect } from 'react';
import { assessmentText } from './content/assessment-text';
import type { AssessmentProblem } from './api/call-assessment';
import { ProblemNotice } from './problem-notice';

const { review: text, ...words } = assessmentText;

interface ReviewStepProps {
  /** Indexes of the questions without an answer. */
  open: readonly number[];
  isBusy: boolean;
  problem: AssessmentProblem | null;
  onGoTo: (step: number) => void;
  onBack: () => void;
  onSubmit: () => Promise<void>;
  onStartOver: () => void;
}

/** After the last question: what is still open, and the button that finishes. */
export function ReviewStep(props: ReviewStepProps) {
  const { open, isBusy, problem, onGoTo, onBack, onSubmit, onStartOver } = props;
  useRetryOnline(problem === 'offline', onSubmit);
  const isLost = problem === 'expired' || problem === 'unknown';
  return (
    <div className="mt-6 space-y-5">
      <p className="max-w-prose">{open.length === 0 ? text.complete : text.missing(open.length)}</p>
      {open.length > 0 && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          {text.open}
          {open.map((index) => (
            <Button key={index} variant="quiet" onClick={() => onGoTo(index)}>
              {words.question(index + 1)}
            </Button>
          ))}
        </p>
      )}
      {problem !== null && <ProblemNotice problem={problem} />}
      <p className="text-sm text-ink-muted">{text.once}</p>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button variant="secondary" onClick={onBack}>
          {words.back}
        </Button>
        {isLost ? (
          <Button onClick={onStartOver}>{words.startOver}</Button>
        ) : (
          <Button aria-disabled={isBusy || undefined} onClick={() => !isBusy && void onSubmit()}>
            {isBusy ? text.sending : problem === null ? text.submit : text.again}
          </Button>
        )}
      </div>
    </div>
  );
}

function useRetryOnline(isWaiting: boolean, onSubmit: () => Promise<void>): void {
  useEffect(() => {
    if (!isWaiting) return;
    const retry = (): void => void onSubmit();
    window.addEventListener('online', retry, { once: true });
    return () => window.removeEventListener('online', retry);
  }, [isWaiting, onSubmit]);
}
