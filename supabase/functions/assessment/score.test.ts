import fc from 'fast-check';
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

/** Any question, with an answer that may name anything. */
const scorable = fc.oneof(
  fc.record({
    kind: fc.constantFrom('single' as const, 'code' as const),
    options: fc.constant(options),
    right: fc.constantFrom(...ids).map((id) => [id]),
  }),
  fc.record({
    kind: fc.constant('multiple' as const),
    options: fc.constant(options),
    right: fc.subarray(ids, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constant('order' as const),
    options: fc.constant(options),
    right: fc.shuffledSubarray(ids, { minLength: 5 }),
  }),
);
const anyAnswer = fc.array(fc.oneof(fc.constantFrom(...ids), fc.string()), { maxLength: 8 });

describe('any question', () => {
  it('gives one point for its right answer alone, and less for others, in whatever order its options are shown', () => {
    const shuffled = fc.shuffledSubarray(options, { minLength: 5 });
    fc.assert(
      fc.property(scorable, anyAnswer, shuffled, (question, answer, shown) => {
        expect(scoreAnswer(question, question.right)).toMatchObject({
          points: 1,
          verdict: 'right',
        });
        const { points: got, verdict } = scoreAnswer(question, answer);
        expect(got).toBeGreaterThanOrEqual(0);
        expect(got).toBeLessThanOrEqual(1);
        expect(verdict === 'right').toBe(got === 1);
        expect(verdict === 'partial').toBe(got > 0 && got < 1);
        const mixed = { ...question, options: shown };
        expect(scoreAnswer(mixed, answer)).toEqual(scoreAnswer(question, answer));
      }),
    );
  });

  it('was not answered when nothing known was sent', () => {
    expect(scoreAnswer(single, ['z'])).toEqual({ given: [], points: 0, verdict: 'unanswered' });
  });
});

describe('several right options', () => {
  it('give their share each, and each wrong choice takes one away', () => {
    expect(points(multiple, ['a'])).toBe(0.33);
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
    expect(result.questions.map(({ verdict }) => verdict)).toEqual([
      'right',
      'partial',
      'unanswered',
    ]);
    expect(result.questions[1]).toMatchObject({
      given: ['a'],
      right: ['a', 'b'],
      explanation: 'Because it comes first.',
    });
  });

  it('never reveals the keys of the pool', () => {
    expect(JSON.stringify(result)).not.toContain('first-of-three');
  });
});
