import { expect, test } from 'vitest';
import { poolProblems } from './pool-problems.ts';
import { ROLES, type Question } from './question.ts';
import { QUESTIONS_DIR, readQuestions } from './read-questions.ts';

const pool = readQuestions(QUESTIONS_DIR);

test('the committed questions hold all rules', () => {
  expect(poolProblems(pool)).toEqual([]);
});

test('no explanation names an option by its letter: options are shuffled', () => {
  const letters = /\b(option|answer|choice) [a-f]\b|\([a-f]\)/i;
  expect(pool.filter(({ explanation }) => letters.test(explanation))).toEqual([]);
});

test('a key and a prompt occur in the pool once', () => {
  const [first, second, ...rest] = pool as [Question, Question];
  expect(poolProblems([first, { ...second, key: first.key }, ...rest])).toEqual([
    `${first.key}: two questions have this key`,
  ]);
  expect(poolProblems([first, { ...second, prompt: first.prompt }, ...rest])).toEqual([
    `"${first.prompt}": two questions have this prompt`,
  ]);
});

test('too few questions are counted: in all, by skill and by role', () => {
  const problems = poolProblems(
    pool.filter(({ skill, roles }) => skill !== 'Vision' && roles.length > 1).slice(0, 100),
  );
  expect(problems).toContain('the pool: 100 questions, 132 are needed');
  expect(problems).toContain('Vision: 0 questions, 6 are needed');
});

test('fewer than forty hard questions are too few', () => {
  const easier = pool.map((question) => ({ ...question, difficulty: 2 as const }));
  expect(poolProblems(easier)).toEqual(['difficulty 3: 0 questions, 40 are needed']);
});

test.each(ROLES)('all four kinds have to appear among the questions for a %s', (role) => {
  const withoutOrder = pool.map((question) =>
    question.kind === 'order'
      ? { ...question, roles: question.roles.filter((other) => other !== role) }
      : question,
  );
  expect(poolProblems(withoutOrder)).toEqual([`${role}, order: 0 questions, 1 are needed`]);
});

test('the share of each kind is watched', () => {
  const fewOrders = pool.filter(({ kind }, index) => kind !== 'order' || index % 4 === 0);
  expect(poolProblems(fewOrders)).toContainEqual(expect.stringMatching(/^kind order: \d%/));
});

test('always choosing the same place, or the longest option, must not pay', () => {
  const firstIsRight = pool.map((question) =>
    typeof question.answer === 'string' ? { ...question, answer: 'a' } : question,
  );
  expect(poolProblems(firstIsRight)).toContainEqual(
    expect.stringMatching(/^right answers at a: 100%/),
  );
  const longestIsRight = pool.map((question) => {
    const [longest] = question.options.toSorted(
      (one, other) => other.text.length - one.text.length,
    );
    return typeof question.answer === 'string'
      ? { ...question, answer: longest?.id ?? 'a' }
      : question;
  });
  expect(poolProblems(longestIsRight)).toContainEqual(
    expect.stringMatching(/^right answer longest: \d+% of the pool, 0% to 40%/),
  );
});
