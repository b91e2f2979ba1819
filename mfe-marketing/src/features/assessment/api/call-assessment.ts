import type { AssessmentRequest } from '@talent/api/assessment/requests';
import { AssessmentError, type AssessmentProblem } from './assessment-error';

const TIMEOUT_MS = 20_000;

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
  const response = await send(request);
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body as Answer;
  throw new AssessmentError(PROBLEMS[response.status] ?? 'unavailable', fieldsOf(body));
}

async function send(body: AssessmentRequest): Promise<Response> {
  try {
    return await fetch('/functions/v1/assessment', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new AssessmentError('offline', {}, error);
  }
}

function fieldsOf(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null || !('fields' in body)) return {};
  return body.fields as Record<string, string>;
}
