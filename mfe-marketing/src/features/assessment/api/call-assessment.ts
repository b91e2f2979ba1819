import { isOutdated } from '@talent/protocol/contract';
import { postToFunction } from '@talent/forms/send-form';
import type { StartedAttempt } from '@talent/functions/assessment/attempt';
import { contract, type AssessmentRequest } from '@talent/functions/assessment/contract';

/** The credentials of an attempt. */
export type AttemptAccess = Pick<StartedAttempt, 'id' | 'token'>;

/** Why the assessment service gave no answer that can be used. */
export type AssessmentProblem =
  | 'offline'
  | 'limited'
  | 'unavailable'
  /** The page is too old for the service, and has to be reloaded. */
  | 'outdated'
  /** Submitted more than a day after the start. */
  | 'expired'
  /** There is no such attempt or result, or not any longer. */
  | 'unknown'
  | 'invalid';

/** A call failed. */
export class AssessmentError extends Error {
  override readonly name = 'AssessmentError';
  readonly code: AssessmentProblem;

  constructor(code: AssessmentProblem, cause?: unknown) {
    super(`The assessment service answered: ${code}.`, { cause });
    this.code = code;
  }
}

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
  const response = await postToFunction({ name: 'assessment', contract }, request).catch(
    (error) => {
      throw new AssessmentError('offline', error);
    },
  );
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body as Answer;
  if (isOutdated(response.status, body)) throw new AssessmentError('outdated');
  throw new AssessmentError(PROBLEMS[response.status] ?? 'unavailable');
}

/** The problem of an error; an unexpected one counts as an unavailable service. */
export function problemOf(error: unknown): AssessmentProblem {
  return error instanceof AssessmentError ? error.code : 'unavailable';
}
