/** The pool of questions breaks its rules. Nothing is written when this is thrown. */
export class QuestionPoolError extends Error {
  override readonly name = 'QuestionPoolError';
  readonly code = 'QUESTION_POOL_REFUSED';
  /** Each names a question or a file. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[], options?: ErrorOptions) {
    super(problems.join('\n'), options);
    this.problems = problems;
  }
}
