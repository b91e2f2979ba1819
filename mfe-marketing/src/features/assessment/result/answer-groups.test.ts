import { expect, it } from 'vitest';
import { makeScored } from '../testing/make-result';
import { answerGroups } from './result-view';

const numbers = (verdicts: Parameters<typeof makeScored>[0][]) =>
  answerGroups(verdicts.map((patch) => makeScored(patch))).map(({ key, answers }) => [
    key,
    answers.map(({ number }) => number),
  ]);

it('puts wrong answers first and right ones last, and keeps the number of each question', () => {
  expect(
    numbers([
      { verdict: 'right' },
      { verdict: 'unanswered' },
      { verdict: 'wrong' },
      { verdict: 'partial' },
      { verdict: 'wrong' },
    ]),
  ).toEqual([
    ['open', [3, 5, 4, 2]],
    ['right', [1]],
  ]);
});

it('has no group without questions', () => {
  expect(numbers([{ verdict: 'right' }])).toEqual([['right', [1]]]);
  expect(numbers([{ verdict: 'wrong' }])).toEqual([['open', [1]]]);
});
