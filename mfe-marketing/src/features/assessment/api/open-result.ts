import type { AssessmentResult } from '@talent/api/forms/assessment';
import { callAssessment } from './call-assessment';

/** The result that a mailed link leads to. Throws AssessmentError. */
export function openResult(token: string): Promise<AssessmentResult> {
  return callAssessment('open', { token });
}
