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

/** Every text of a decision, questions and answers first. */
export function decisionTexts(start: DecisionQuestion): { headings: string[]; texts: RichText[] } {
  const headings = [start.question];
  const texts: RichText[] = [];
  for (const { answer, then } of start.answers) {
    headings.push(answer);
    if ('result' in then) {
      headings.push(then.result);
      texts.push(then.text);
    } else {
      const inner = decisionTexts(then);
      headings.push(...inner.headings);
      texts.push(...inner.texts);
    }
  }
  return { headings, texts };
}
