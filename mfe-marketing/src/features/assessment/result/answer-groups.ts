import type { ScoredQuestion, Verdict } from '@talent/api/assessment/attempt';

/** Questions that are shown together, each with its number in the attempt. */
export interface AnswerGroup {
  /** `open`: to look at again. */
  key: 'open' | 'right';
  answers: readonly { question: ScoredQuestion; number: number }[];
}

/** The most to learn from comes first. */
const order: readonly Verdict[] = ['wrong', 'partial', 'unanswered', 'right'];

/** The questions in the order to read them: what was not right first, in the order of the attempt where the verdict is the same. */
export function answerGroups(questions: readonly ScoredQuestion[]): AnswerGroup[] {
  const answers = questions
    .map((question, index) => ({ question, number: index + 1 }))
    .sort((one, other) => rank(one.question) - rank(other.question));
  const groups: AnswerGroup[] = [
    { key: 'open', answers: answers.filter(({ question }) => question.verdict !== 'right') },
    { key: 'right', answers: answers.filter(({ question }) => question.verdict === 'right') },
  ];
  return groups.filter((group) => group.answers.length > 0);
}

function rank({ verdict }: ScoredQuestion): number {
  return order.indexOf(verdict);
}
