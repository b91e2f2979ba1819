import { Button } from '@talent/ui/button';
import type { OngoingAttempt } from './attempt-store';
import { assessmentText } from './content/assessment-text';

const { paused: text, startOver } = assessmentText;

interface PausedAttemptProps {
  attempt: OngoingAttempt;
  onResume: () => void;
  onStartOver: () => void;
}

/** An attempt that the visitor has left: what is kept of it, and the way back. */
export function PausedAttempt({ attempt, onResume, onStartOver }: PausedAttemptProps) {
  const { questions, answers } = attempt;
  const done = questions.filter(({ id }) => (answers[id] ?? []).length > 0).length;
  return (
    <section
      id="assessment"
      tabIndex={-1}
      aria-labelledby="assessment-title"
      className="mb-14 scroll-mt-24 border border-rule bg-surface px-5 py-6 md:px-8 md:py-8"
    >
      <h2 id="assessment-title" className="text-heading">
        {text.title}
      </h2>
      <p className="mt-3 max-w-prose text-ink-muted">{text.text(done, questions.length)}</p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        <Button size="lg" onClick={onResume}>
          {text.resume}
        </Button>
        <Button size="lg" variant="secondary" onClick={onStartOver}>
          {startOver}
        </Button>
      </div>
    </section>
  );
}
