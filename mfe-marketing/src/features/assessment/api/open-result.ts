import type { AssessmentResult } from '@talent/api/assessment/attempt';
import { callAssessment } from './call-assessment';

/** The result that a mailed link leads to. Throws AssessmentError. */
export function openResult(token: string): Promise<AssessmentResult> {
  return callAssessment({ action: 'open', token });
}
