/** A reason against an artifact or a release. The message says what is wrong and how to fix it. */
export interface Problem {
  rule: string;
  message: string;
}
