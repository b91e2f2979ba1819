import { assessmentText } from '../content/assessment-text';
import type { AssessmentResult, ScoredQuestion } from '@talent/functions/assessment/attempt';
import { assessmentRoles } from '@talent/functions/assessment/attempt';
import { formatDay } from '@talent/sdk/format';

const { result: text } = assessmentText;

/** Points without needless decimals: `2`, `1.5`, `0.67`. */
export function pointsText(points: number): string {
  return String(Math.round(points * 100) / 100);
}

/** The role's name, and the day on which the attempt was scored, as `November 20, 2026`. */
export function factsOf({ role, submittedAt }: AssessmentResult): { role: string; day: string } {
  return {
    role: assessmentRoles.find(({ value }) => value === role)?.label ?? role,
    day: formatDay(submittedAt),
  };
}

/** Answers under their title, in order where `isOrder`. */
export interface AnswerList {
  title: string;
  answers: readonly string[];
  isOrder: boolean;
}

/** The given answer, unless it is right or missing, and the right one. */
export function answerLists(question: ScoredQuestion): AnswerList[] {
  const { kind, verdict, given, right, options } = question;
  const isOrder = kind === 'order';
  const textsOf = (ids: readonly string[]): string[] =>
    ids.map((id) => options.find((option) => option.id === id)?.text ?? id);
  const yours = { title: isOrder ? text.yourOrder : text.yours, answers: textsOf(given), isOrder };
  const theirs = {
    title: isOrder ? text.rightOrder : text.rightOne,
    answers: textsOf(right),
    isOrder,
  };
  return verdict === 'right' || given.length === 0 ? [theirs] : [yours, theirs];
}
