import { Spinner } from '@talent/ui/spinner';
import { assessmentText as text, assessmentText } from './content/assessment-text';
import { ChooseRole } from './choose-role';
import { ResultView } from './result/result-view';
import type { Assessment as AssessmentOfPage } from './use-assessment';
import { Button } from '@talent/ui/button';
import type { OngoingAttempt } from './attempt-store';

/** The skills assessment within its page: the choice of a role, an attempt that was left, and the result. */
export function Assessment({ assessment }: { assessment: AssessmentOfPage }) {
  const { state } = assessment;
  switch (state.status) {
    case 'choosing':
      return <ChooseRole state={state} onStart={assessment.start} />;
    case 'opening':
      return (
        <div className="mb-14 min-h-96">
          <Spinner label={text.opening} />
        </div>
      );
    case 'answering':
      return (
        <PausedAttempt
          attempt={state.attempt}
          onResume={assessment.resume}
          onStartOver={assessment.startOver}
        />
      );
    case 'result':
      return (
        <ResultView
          result={state.result}
          access={state.access}
          takesFocus={state.isNew}
          onStartOver={assessment.startOver}
        />
      );
  }
}

const { paused: pausedText, startOver } = assessmentText;

interface PausedAttemptProps {
  attempt: OngoingAttempt;
  onResume: () => void;
  onStartOver: () => void;
}

function PausedAttempt({ attempt, onResume, onStartOver }: PausedAttemptProps) {
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
        {pausedText.title}
      </h2>
      <p className="mt-3 max-w-prose text-ink-muted">{pausedText.text(done, questions.length)}</p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        <Button size="lg" onClick={onResume}>
          {pausedText.resume}
        </Button>
        <Button size="lg" variant="secondary" onClick={onStartOver}>
          {startOver}
        </Button>
      </div>
    </section>
  );
}
