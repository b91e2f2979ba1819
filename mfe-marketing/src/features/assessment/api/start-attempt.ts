import type { AssessmentRole, StartedAttempt } from '@talent/api/assessment/attempt';
import { callAssessment } from './call-assessment';

/** A new attempt with its questions. Throws AssessmentError. */
export function startAttempt(role: AssessmentRole): Promise<StartedAttempt> {
  return callAssessment({ action: 'start', role });
}
