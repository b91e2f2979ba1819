import { expect, test } from 'vitest';
import type { Question } from './question.ts';
import { questionProblems } from './question-problems.ts';

const good: Question = {
  key: 'a-question',
  roles: ['data-scientist'],
  skill: 'Statistics',
  difficulty: 1,
  kind: 'single',
  prompt: 'Which one?',
  code: null,
  code_parts: null,
  options: ['One', 'Two', 'Three', 'Four'].map((text, index) => ({
    id: 'abcd'[index] as 'a',
    text,
  })),
  answer: 'b',
  explanation: 'word '.repeat(40).trim(),
};
const withTexts = (...texts: string[]) =>
  texts.map((text, index) => ({ id: 'abcdef'[index] as 'a', text }));

const oneLong = 'An option that goes on for much longer than all of the others do';

test('a good question of each kind has no problems', () => {
  expect(questionProblems(good)).toEqual([]);
  expect(questionProblems({ ...good, kind: 'code', code: 'a\nb\nc\nd' })).toEqual([]);
  expect(questionProblems({ ...good, kind: 'multiple', answer: ['a', 'c'] })).toEqual([]);
  expect(questionProblems({ ...good, kind: 'order', answer: ['b', 'a', 'd', 'c'] })).toEqual([]);
});

test.each<[string, Partial<Question>, RegExp]>([
  ['an answer that is no option', { answer: 'e' }, /not made of its options/],
  ['two answers to a single choice', { answer: ['a', 'b'] }, /one right option/],
  ['no answer', { answer: [] }, /one right option/],
  ['one right option of several', { kind: 'multiple', answer: ['a'] }, /two right options/],
  ['no wrong option', { kind: 'multiple', answer: ['a', 'b', 'c', 'd'] }, /and a wrong one/],
  ['an option named twice', { kind: 'multiple', answer: ['a', 'a'] }, /not made of its options/],
  ['an order with a gap', { kind: 'order', answer: ['b', 'a', 'd'] }, /does not order all/],
  ['options in order', { kind: 'order', answer: [...'abcd'] }, /already in the right order/],
  ['two equal options', { options: withTexts('One', 'Two', 'One', 'Four') }, /same text/],
  ['ids out of sequence', { options: withTexts('One', 'Two', 'Three').toReversed() }, /a, b, c/],
  ['a role named twice', { roles: ['data-scientist', 'data-scientist'] }, /named twice/],
  ['one long option', { options: withTexts('One', 'Two', oneLong) }, /differ too much in length/],
  ['a short explanation', { explanation: 'word '.repeat(39).trim() }, /39 words/],
  ['a long explanation', { explanation: 'word '.repeat(91).trim() }, /91 words/],
])('%s is a problem, and the question is named', (_case, patch, message) => {
  const problems = questionProblems({ ...good, ...patch });
  expect(problems).toEqual([expect.stringMatching(message)]);
  expect(problems[0]).toMatch(/^a-question: /);
});
