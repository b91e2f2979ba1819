import { describe, expect, it } from 'vitest';
import { attemptQuestion } from './attempt-question.ts';
import { scoreAnswer, scoreAttempt, type Scorable } from './score.ts';
import { makeQuestion } from './testing/make-question.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const options = ids.map((id) => ({ id, text: id }));
const points = (question: Scorable, given: string[]) => scoreAnswer(question, given).points;

const single: Scorable = { kind: 'single', options, right: ['b'] };
const multiple: Scorable = { kind: 'multiple', options, right: ['a', 'c', 'd'] };
const order: Scorable = { kind: 'order', options, right: ['c', 'a', 'e', 'b', 'd'] };

describe('any question', () => {
  it.each([single, multiple, order, { ...single, kind: 'code' as const }])(
    'gives one point for its right answer alone, in whatever order its options are shown: $kind',
    (question) => {
      for (const shown of [options, options.toReversed()]) {
        const mixed = { ...question, options: shown };
        const right = { points: 1, verdict: 'right' };
        expect(scoreAnswer(mixed, question.right)).toMatchObject(right);
        expect(scoreAnswer(mixed, ['e', 'z'])).toMatchObject({ points: 0, verdict: 'wrong' });
      }
    },
  );

  it('was not answered when nothing known was sent', () => {
    expect(scoreAnswer(single, ['z'])).toEqual({ given: [], points: 0, verdict: 'unanswered' });
  });
});

describe('several right options', () => {
  it('give their share each, and each wrong choice takes one away', () => {
    expect(scoreAnswer(multiple, ['a'])).toMatchObject({ points: 0.33, verdict: 'partial' });
    expect(points(multiple, ['a', 'c'])).toBe(0.67);
    expect(points(multiple, ['a', 'c', 'b'])).toBe(0.33);
    expect(points(multiple, ['a', 'b', 'e'])).toBe(0);
  });

  it('count a choice once, however often it is sent', () => {
    expect(points(multiple, ['a', 'a', 'a'])).toBe(0.33);
  });
});

describe('an order', () => {
  it('loses a fifth for each pair of five options that is the wrong way round', () => {
    expect(points(order, ['a', 'c', 'e', 'b', 'd'])).toBe(0.8);
    expect(points(order, ['a', 'e', 'c', 'b', 'd'])).toBe(0.6);
    expect(points(order, ['d', 'b', 'e', 'a', 'c'])).toBe(0);
  });

  it('gives nothing when options are missing', () => {
    expect(scoreAnswer(order, ['c', 'a', 'e', 'b'])).toMatchObject({ points: 0, verdict: 'wrong' });
  });
});

describe('an attempt', () => {
  const questions = [
    makeQuestion({ skill: 'SQL' }),
    makeQuestion({ skill: 'Python', kind: 'multiple', right: ['a', 'b'] }),
    makeQuestion({ skill: 'Python' }),
  ].map((question, index) => attemptQuestion(question, index, () => 0));
  const attempt = { role: 'data-scientist' as const, questions };
  const result = scoreAttempt(
    attempt,
    { q1: ['a'], q2: ['a'], toString: ['a'] },
    new Date('2026-11-20T10:00:00Z'),
  );

  it('adds its questions up, and those of each skill, best first', () => {
    expect(result).toMatchObject({ role: 'data-scientist', points: 1.5, possible: 3 });
    expect(result.skills).toEqual([
      { skill: 'SQL', points: 1, possible: 1 },
      { skill: 'Python', points: 0.5, possible: 2 },
    ]);
  });

  it('returns the given answer, the right one and the explanation of each question', () => {
    const [first, second, third] = result.questions;
    expect([first?.verdict, third?.verdict]).toEqual(['right', 'unanswered']);
    expect(second).toMatchObject({
      ...{ verdict: 'partial', given: ['a'], right: ['a', 'b'] },
      explanation: 'Because it comes first.',
    });
  });

  it('never reveals the keys of the pool', () => {
    expect(JSON.stringify(result)).not.toContain('first-of-three');
  });
});
