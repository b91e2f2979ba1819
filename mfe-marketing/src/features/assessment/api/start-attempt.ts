import type { AssessmentRole, StartedAttempt } from '@talent/api/forms/assessment';
import { callAssessment } from './call-assessment';

/** A new attempt with its questions. Throws AssessmentError. */
export function startAttempt(role: AssessmentRole): Promise<StartedAttempt> {
  return callAssessment('start', { role });
}
