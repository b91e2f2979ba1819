import { useFocusMode } from '@talent/sdk';
import { Assessment } from '../features/assessment/assessment';
import { AttemptView } from '../features/assessment/attempt-view';
import { useAssessment } from '../features/assessment/use-assessment';
import { ContentPage } from '../features/content-page/content-page';

/**
 * `/ai-skills-assessment`: the assessment first, then what it is and what it is not. While an attempt is under way, it is
 * alone in the window.
 */
export default function AssessmentPage() {
  const assessment = useAssessment();
  const { state, isRunning } = assessment;
  useFocusMode(isRunning);
  if (state.status === 'answering' && isRunning) {
    return <AttemptView assessment={assessment} state={state} />;
  }
  return <ContentPage beforeSections={<Assessment assessment={assessment} />} />;
}
