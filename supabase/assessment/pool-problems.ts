import type { QuestionKind } from '@talent/functions/assessment/attempt';
import { KINDS, ROLES, SKILLS, type Question } from './question.ts';
import { questionProblems } from './question-problems.ts';

const MINIMUM_POOL = 132;
const MINIMUM_PER_ROLE = 22;
const MINIMUM_PER_SKILL = 6;
/** Questions of difficulty 3: with fewer, a test for senior engineers repeats itself. */
const MINIMUM_HARD = 40;

/** Lowest and highest share of each kind in the pool. */
const KIND_SHARES: Readonly<Record<QuestionKind, readonly [number, number]>> = {
  single: [0.44, 0.56],
  multiple: [0.16, 0.24],
  order: [0.09, 0.15],
  code: [0.14, 0.22],
};

/** Guessing always the same place, or always the longest option, must not pay. */
const POSITION_SHARE = [0.2, 0.3] as const;
const LONGEST_IS_RIGHT_SHARE = 0.4;

/** Every rule that the questions break, singly or together; empty when the pool may be used. */
export function poolProblems(pool: readonly Question[]): string[] {
  return [
    ...pool.flatMap(questionProblems),
    ...uniqueness(pool),
    ...counts(pool),
    ...guessing(pool),
  ];
}

function uniqueness(pool: readonly Question[]): string[] {
  const repeats = (values: string[]) =>
    values.filter((value, index) => values.indexOf(value) !== index);
  return [
    ...repeats(pool.map(({ key }) => key)).map((key) => `${key}: two questions have this key`),
    // Code readings may share a plain "What does this program print?".
    ...repeats(pool.map(({ prompt, code }) => `${prompt}\n${code ?? ''}`)).map(
      (prompt) => `"${prompt.trim()}": two questions have this prompt`,
    ),
  ];
}

function counts(pool: readonly Question[]): string[] {
  const found: string[] = [];
  const atLeast = (minimum: number, count: number, what: string) => {
    if (count < minimum) found.push(`${what}: ${count} questions, ${minimum} are needed`);
  };
  atLeast(MINIMUM_POOL, pool.length, 'the pool');
  atLeast(MINIMUM_HARD, pool.filter(({ difficulty }) => difficulty === 3).length, 'difficulty 3');
  for (const skill of SKILLS) {
    atLeast(MINIMUM_PER_SKILL, pool.filter((question) => question.skill === skill).length, skill);
  }
  for (const role of ROLES) {
    const ofRole = pool.filter(({ roles }) => roles.includes(role));
    atLeast(MINIMUM_PER_ROLE, ofRole.length, role);
    for (const kind of KINDS) {
      atLeast(1, ofRole.filter((question) => question.kind === kind).length, `${role}, ${kind}`);
    }
  }
  for (const kind of KINDS) {
    const share = pool.filter((question) => question.kind === kind).length / pool.length;
    found.push(...outside(share, KIND_SHARES[kind], `kind ${kind}`));
  }
  return found;
}

function guessing(pool: readonly Question[]): string[] {
  const oneOfFour = pool.filter(
    ({ answer, options }) => typeof answer === 'string' && options.length === 4,
  );
  const shareOf = (holds: (question: Question) => boolean) =>
    oneOfFour.filter(holds).length / oneOfFour.length;
  return [
    ...['a', 'b', 'c', 'd'].flatMap((id) =>
      outside(
        shareOf(({ answer }) => answer === id),
        POSITION_SHARE,
        `right answers at ${id}`,
      ),
    ),
    ...outside(shareOf(rightIsLongest), [0, LONGEST_IS_RIGHT_SHARE], 'right answer longest'),
  ];
}

function rightIsLongest({ answer, options }: Question): boolean {
  const lengthOf = (right: boolean) =>
    Math.max(...options.filter(({ id }) => (id === answer) === right).map((o) => o.text.length));
  return lengthOf(true) > lengthOf(false);
}

function outside(share: number, [low, high]: readonly [number, number], what: string): string[] {
  if (share >= low && share <= high) return [];
  const percent = (value: number) => `${Math.round(value * 100)}%`;
  return [`${what}: ${percent(share)} of the pool, ${percent(low)} to ${percent(high)} is allowed`];
}
