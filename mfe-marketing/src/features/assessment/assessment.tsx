import { Spinner } from '@talent/ui/spinner';
import { assessmentText as text } from './content/assessment-text';
import { AttemptView } from './attempt-view';
import { ChooseRole } from './choose-role';
import { ResultView } from './result/result-view';
import { useAssessment } from './use-assessment';

/** The skills assessment, from the choice of a role to the result. */
export function Assessment() {
  const assessment = useAssessment();
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
      return <AttemptView assessment={assessment} state={state} />;
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
