import type { PageLink, RichText } from './rich-text';

/** A question with two or more answers, each of which leads on. */
export interface DecisionQuestion {
  question: string;
  answers: readonly { answer: string; then: DecisionQuestion | DecisionResult }[];
}

/** An end of the decision: the advice, and where to read on. */
export interface DecisionResult {
  result: string;
  text: RichText;
  link: PageLink;
}
