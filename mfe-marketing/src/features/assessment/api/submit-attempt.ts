import type { AssessmentResult, AttemptAnswers } from '@talent/forms/assessment';
import { callAssessment } from './call-assessment';

/** The credentials of an attempt. */
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
