import { expect, test } from 'vitest';
import type { Question } from './question.ts';
import { KINDS, ROLES, SKILLS } from './question.ts';
import { QUESTIONS_DIR, readQuestions } from './read-questions.ts';

const pool = readQuestions(QUESTIONS_DIR);
const ofKind = (kind: string, questions = pool) =>
  questions.filter((question) => question.kind === kind);
const once = (values: readonly unknown[]) => new Set(values).size === values.length;
const breaking = (holds: (question: Question) => boolean) =>
  pool.filter((question) => !holds(question)).map(({ key }) => key);

test('a key, and a prompt with its code, occur in the pool once', () => {
  expect(once(pool.map(({ key }) => key))).toBe(true);
  // Code readings may share a plain "What does this program print?".
  expect(once(pool.map(({ prompt, code }) => `${prompt}\n${code}`))).toBe(true);
});

test('options are a, b, c … with texts of their own, and a role is named once', () => {
  const ids = (question: Question) => question.options.map(({ id }) => id).join('');
  expect(breaking((one) => ids(one) === 'abcdef'.slice(0, one.options.length))).toEqual([]);
  expect(breaking(({ options }) => once(options.map(({ text }) => text)))).toEqual([]);
  expect(breaking(({ roles }) => once(roles))).toEqual([]);
});

test('no option gives itself away by its length', () => {
  const lengths = ({ options }: Question) => options.map(({ text }) => text.length);
  const areAlike = (of: number[]) => Math.max(...of) <= Math.max(25, 2.2 * Math.min(...of));
  expect(breaking((question) => areAlike(lengths(question)))).toEqual([]);
});

test('explanations have 40 to 90 words, and name no option by its letter: options are shuffled', () => {
  const words = ({ explanation }: Question) => explanation.split(/\s+/).length;
  expect(breaking((question) => words(question) >= 40 && words(question) <= 90)).toEqual([]);
  const letters = /\b(option|answer|choice) [a-f]\b|\([a-f]\)/i;
  expect(breaking(({ explanation }) => !letters.test(explanation))).toEqual([]);
});

test('an answer is one option, some of several, or all of them in another order', () => {
  const isRight = ({ kind, answer, options }: Question) => {
    const named = [answer].flat();
    const ids = options.map(({ id }) => String(id));
    if (!once(named) || !named.every((id) => ids.includes(id))) return false;
    if (kind === 'multiple') return named.length >= 2 && named.length < ids.length;
    if (kind === 'order') return named.length === ids.length && named.join() !== ids.join();
    return named.length === 1;
  };
  expect(breaking(isRight)).toEqual([]);
});

test('there are 132 questions and more, forty of them hard, six of each skill', () => {
  expect(pool.length).toBeGreaterThanOrEqual(132);
  // With fewer, a test for senior engineers repeats itself.
  expect(pool.filter(({ difficulty }) => difficulty === 3).length).toBeGreaterThanOrEqual(40);
  for (const skill of SKILLS) {
    const count = pool.filter((question) => question.skill === skill).length;
    expect(count, skill).toBeGreaterThanOrEqual(6);
  }
});

test.each(ROLES)('a %s has 22 questions and more, of all four kinds', (role) => {
  const own = pool.filter(({ roles }) => roles.includes(role));
  expect(own.length).toBeGreaterThanOrEqual(22);
  for (const kind of KINDS) expect(ofKind(kind, own), kind).not.toEqual([]);
});

test.each([
  ['single', 0.44, 0.56],
  ['multiple', 0.16, 0.24],
  ['order', 0.09, 0.15],
  ['code', 0.14, 0.22],
])('the share of the kind %s is %d to %d', (kind, low, high) => {
  const share = ofKind(kind).length / pool.length;
  expect(share).toBeGreaterThanOrEqual(low);
  expect(share).toBeLessThanOrEqual(high);
});

test('always choosing the same place, or the longest option, does not pay', () => {
  const oneOfFour = pool.filter(
    ({ answer, options }) => typeof answer === 'string' && options.length === 4,
  );
  const shareOf = (holds: (question: Question) => boolean) =>
    oneOfFour.filter(holds).length / oneOfFour.length;
  for (const id of 'abcd') {
    const share = shareOf(({ answer }) => answer === id);
    expect(share, id).toBeGreaterThanOrEqual(0.2);
    expect(share, id).toBeLessThanOrEqual(0.3);
  }
  const isLongest = ({ answer, options }: Question) => {
    const [right = 0, ...wrong] = options
      .toSorted((one, other) => Number(other.id === answer) - Number(one.id === answer))
      .map(({ text }) => text.length);
    return right > Math.max(...wrong);
  };
  expect(shareOf(isLongest)).toBeLessThanOrEqual(0.4);
});
