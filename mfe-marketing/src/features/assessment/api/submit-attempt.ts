import type { AssessmentResult } from '@talent/api/assessment/attempt';
import type { AttemptAnswers } from '@talent/api/assessment/requests';
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
  return callAssessment({ action: 'submit', id, token, answers });
}
