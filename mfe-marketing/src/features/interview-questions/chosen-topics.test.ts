import { describe, expect, it } from 'vitest';
import { chosenTopics, countQuestions, roleFrom } from './chosen-topics';
import { makeTopics } from './testing/make-topics';

describe('the role in the address', () => {
  it.each([
    ['?role=nlp-engineer', 'nlp-engineer'],
    ['', null],
    ['?role=', null],
    ['?role=poet', null],
    ['?role=toString', null],
  ])('of "%s" is %s', (search, role) => {
    expect(roleFrom(new URLSearchParams(search))).toBe(role);
  });
});

describe('the questions', () => {
  it('are all there without a role', () => {
    expect(chosenTopics(makeTopics(), null)).toEqual(makeTopics());
  });

  it('are those for the role, in their order, without topics that have none', () => {
    const chosen = chosenTopics(makeTopics(), 'mlops-engineer');
    expect(chosen.map(({ id }) => id)).toEqual(['running']);
    expect(chosen[0]?.questions.map(({ question }) => question)).toEqual([
      'Who is called?',
      'How fast?',
    ]);
  });

  it('are counted over all topics', () => {
    expect(countQuestions(makeTopics())).toBe(4);
    expect(countQuestions(chosenTopics(makeTopics(), 'nlp-engineer'))).toBe(3);
  });
});
