import type { QuestionKind } from './attempt.ts';
import type { PoolQuestion } from './pool-question.ts';
import { shuffled, type Random } from './shuffled.ts';

/** How many questions an attempt has. */
export const ATTEMPT_SIZE = 18;

const SKILLS = 6;
const PER_SKILL = ATTEMPT_SIZE / SKILLS;

/** Rare kinds first, because they have the fewest questions to choose from. */
const KINDS: readonly QuestionKind[] = [
  ...Array<QuestionKind>(2).fill('order'),
  ...Array<QuestionKind>(3).fill('code'),
  ...Array<QuestionKind>(4).fill('multiple'),
  ...Array<QuestionKind>(9).fill('single'),
];

const DIFFICULTIES: Readonly<Record<PoolQuestion['difficulty'], number>> = { 1: 6, 2: 9, 3: 3 };

/**
 * Chooses the questions of an attempt, easier ones first: six skills with three questions each, all kinds and all
 * difficulties, as far as the pool has them. Of a pool with fewer than eighteen questions all are asked.
 * @param pool - the questions for the role.
 */
export function chooseQuestions(pool: readonly PoolQuestion[], random: Random): PoolQuestion[] {
  const mixed = shuffled(pool, random);
  const skills = drawSkills(mixed, random);
  const chosen: PoolQuestion[] = [];
  for (const kind of KINDS) {
    const left = mixed.filter((question) => !chosen.includes(question));
    const open = left.filter(
      ({ skill }) => skills.has(skill) && count(chosen, { skill }) < PER_SKILL,
    );
    const next =
      mostNeeded(
        open.filter((question) => question.kind === kind),
        chosen,
        random,
      ) ??
      mostNeeded(open, chosen, random) ??
      mostNeeded(left, chosen, random);
    if (next !== null) chosen.push(next);
  }
  return chosen.toSorted((a, b) => a.difficulty - b.difficulty);
}

/** Random skills, weighted by the number of questions that a role has of each. */
function drawSkills(pool: readonly PoolQuestion[], random: Random): Set<string> {
  const sizes = new Map<string, number>();
  for (const { skill } of pool) sizes.set(skill, (sizes.get(skill) ?? 0) + 1);
  const lots = [...sizes]
    .filter(([, size]) => size >= PER_SKILL)
    .map(([skill, size]) => ({ skill, lot: random() ** (1 / size) }));
  const drawn = lots.toSorted((a, b) => b.lot - a.lot).slice(0, SKILLS);
  return new Set(drawn.map(({ skill }) => skill));
}

/** The question whose skill and difficulty are furthest below their share, with some randomness. */
function mostNeeded(
  questions: readonly PoolQuestion[],
  chosen: readonly PoolQuestion[],
  random: Random,
): PoolQuestion | null {
  let best: PoolQuestion | null = null;
  let bestNeed = -Infinity;
  for (const question of questions) {
    const { skill, difficulty } = question;
    const need =
      1 -
      count(chosen, { skill }) / PER_SKILL +
      (1 - count(chosen, { difficulty }) / DIFFICULTIES[difficulty]) +
      random() / 2;
    if (need > bestNeed) [best, bestNeed] = [question, need];
  }
  return best;
}

function count(questions: readonly PoolQuestion[], like: Partial<PoolQuestion>): number {
  const wanted = Object.entries(like);
  return questions.filter((question) =>
    wanted.every(([name, value]) => question[name as keyof PoolQuestion] === value),
  ).length;
}
