import { Spinner } from '@talent/ui/spinner';
import { assessmentText as text } from './content/assessment-text';
import { ChooseRole } from './choose-role';
import { ResultView } from './result/result-view';
import { PausedAttempt } from './paused-attempt';
import type { Assessment as AssessmentOfPage } from './use-assessment';

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
