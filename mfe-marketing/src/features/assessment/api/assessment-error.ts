/** Why the assessment service gave no answer that can be used. */
export type AssessmentProblem =
  | 'offline'
  | 'limited'
  | 'unavailable'
  /** Submitted more than a day after the start. */
  | 'expired'
  /** There is no such attempt or result, or not any longer. */
  | 'unknown'
  | 'invalid';

/** A call failed; `fields` says what is wrong with what, where the service said so. */
export class AssessmentError extends Error {
  override readonly name = 'AssessmentError';
  readonly code: AssessmentProblem;
  readonly fields: Readonly<Record<string, string>>;

  constructor(code: AssessmentProblem, fields: Record<string, string> = {}, cause?: unknown) {
    super(`The assessment service answered: ${code}.`, { cause });
    this.code = code;
    this.fields = fields;
  }
}

/** The problem of an error; an unexpected one counts as an unavailable service. */
export function problemOf(error: unknown): AssessmentProblem {
  return error instanceof AssessmentError ? error.code : 'unavailable';
}
