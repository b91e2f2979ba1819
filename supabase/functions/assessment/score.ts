import type {
  AssessmentResult,
  AssessmentRole,
  ScoredQuestion,
  SkillScore,
  Verdict,
} from './attempt.ts';
import type { AttemptAnswers } from './contract.ts';
import { asAsked, type AttemptQuestion } from './pool-question.ts';

/** The facts of a question that its score depends on. */
export type Scorable = Pick<AttemptQuestion, 'kind' | 'options' | 'right'>;

/**
 * Points from 0 to 1 with two decimals. A single choice is right or wrong. With several right options each counts its
 * share, and a wrong choice subtracts one. An order is scored by its pairs: half of them in the wrong order, the result of
 * guessing, gives 0.
 */
export function scoreAnswer(
  question: Scorable,
  answer: readonly string[],
): { given: string[]; points: number; verdict: Verdict } {
  const known = question.options.map(({ id }) => id);
  const given = [...new Set(answer)].filter((id) => known.includes(id));
  if (given.length === 0) return { given, points: 0, verdict: 'unanswered' };
  const points = rounded(Math.max(0, share(question, given)));
  return { given, points, verdict: points === 1 ? 'right' : points > 0 ? 'partial' : 'wrong' };
}

/** The result of an attempt, with the answers and explanations. */
export function scoreAttempt(
  { role, questions }: { role: AssessmentRole; questions: readonly AttemptQuestion[] },
  answers: AttemptAnswers,
  submittedAt: Date,
): AssessmentResult {
  const scored = questions.map((question): ScoredQuestion => {
    const { right, explanation } = question;
    const answer = Object.hasOwn(answers, question.id) ? (answers[question.id] ?? []) : [];
    return { ...asAsked(question), ...scoreAnswer(question, answer), right, explanation };
  });
  return {
    role,
    submittedAt: submittedAt.toISOString(),
    points: sum(scored),
    possible: scored.length,
    skills: scoreSkills(scored),
    questions: scored,
  };
}

function scoreSkills(questions: readonly ScoredQuestion[]): SkillScore[] {
  const skills = [...new Set(questions.map(({ skill }) => skill))].toSorted();
  return skills
    .map((skill) => {
      const own = questions.filter((question) => question.skill === skill);
      return { skill, points: sum(own), possible: own.length };
    })
    .toSorted((a, b) => b.points / b.possible - a.points / a.possible);
}

function share({ kind, right }: Scorable, given: readonly string[]): number {
  const hits = given.filter((id) => right.includes(id)).length;
  switch (kind) {
    case 'single':
    case 'code':
      return given.length === 1 && hits === 1 ? 1 : 0;
    case 'multiple':
      return (hits - (given.length - hits)) / right.length;
    case 'order':
      return given.length === right.length ? 2 * pairsInOrder(right, given) - 1 : 0;
  }
}

/** Share of all pairs that are in the right order, 0 to 1. */
function pairsInOrder(right: readonly string[], given: readonly string[]): number {
  const places = given.map((id) => right.indexOf(id));
  const pairs = places.flatMap((place, index) =>
    places.slice(index + 1).map((later) => later - place),
  );
  return pairs.filter((difference) => difference > 0).length / pairs.length;
}

function sum(parts: readonly { points: number }[]): number {
  return rounded(parts.reduce((total, { points }) => total + points, 0));
}

function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}
