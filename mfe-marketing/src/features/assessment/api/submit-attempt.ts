import type { AssessmentResult, AttemptAnswers } from '@talent/api/forms/assessment';
import { callAssessment } from './call-assessment';

/** What it takes to speak about an attempt. */
export interface AttemptAccess {
  id: string;
  token: string;
}

/** The result; the same again however often it is asked for. Throws AssessmentError. */
export function submitAttempt(
  { id, token }: AttemptAccess,
  answers: AttemptAnswers,
): Promise<AssessmentResult> {
  return callAssessment('submit', { id, token, answers });
}
