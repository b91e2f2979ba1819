import { ReloadNotice } from '@talent/forms/reload-notice';
import { Notice } from '@talent/ui/notice';
import { assessmentText as text } from './content/assessment-text';
import type { AssessmentProblem } from './api/call-assessment';

/** Why the last call failed, and what to do. */
export function ProblemNotice({ problem }: { problem: AssessmentProblem }) {
  if (problem === 'outdated') return <ReloadNotice />;
  return (
    <Notice tone="error" title={text.problems[problem].title}>
      {text.problems[problem].text}
    </Notice>
  );
}
