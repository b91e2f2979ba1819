import { postToFunction } from '@talent/api/forms/send-form';
import type { AssessmentRequest } from '@talent/api/assessment/requests';
import { AssessmentError, type AssessmentProblem } from './assessment-error';

const PROBLEMS: Readonly<Record<number, AssessmentProblem>> = {
  404: 'unknown',
  410: 'expired',
  422: 'invalid',
  429: 'limited',
};

/**
 * One call of the assessment service.
 * @throws AssessmentError whatever goes wrong.
 */
export async function callAssessment<Answer>(request: AssessmentRequest): Promise<Answer> {
  const response = await postToFunction('assessment', request).catch((error) => {
    throw new AssessmentError('offline', {}, error);
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body as Answer;
  throw new AssessmentError(PROBLEMS[response.status] ?? 'unavailable', fieldsOf(body));
}

function fieldsOf(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null || !('fields' in body)) return {};
  return body.fields as Record<string, string>;
}
