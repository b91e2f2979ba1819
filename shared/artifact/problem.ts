/** One reason against an artifact or a release: which rule, and what is wrong and what to do. */
export interface Problem {
  rule: string;
  message: string;
}
