import { describe, expect, it } from 'vitest';
import { attemptQuestion } from './attempt-question.ts';
import { asAsked } from './pool-question.ts';
import { makeQuestion } from './testing/make-question.ts';

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Step ${id}` }));

function orders(question: Parameters<typeof attemptQuestion>[0]): Map<string, number> {
  const found = new Map<string, number>();
  for (let attempt = 0; attempt < 2400; attempt += 1) {
    const kept = attemptQuestion(question, 0, Math.random);
    const shown = kept.options.map(({ id }) => id).join('');
    found.set(shown, (found.get(shown) ?? 0) + 1);
  }
  return found;
}

describe('the options of an attempt', () => {
  it('are in every order about equally often', () => {
    const found = orders(makeQuestion({ options }));
    expect(found.size).toBe(24);
    // 100 expected; five standard deviations leave one failure in a hundred thousand runs.
    for (const times of found.values()) expect(times).toBeGreaterThan(50);
  });

  it('are never in the right order where the order is the answer', () => {
    const right = ['b', 'd', 'a', 'c'];
    const found = orders(makeQuestion({ kind: 'order', options, right }));
    expect(found.has('bdac')).toBe(false);
    expect(found.size).toBe(23);
  });

  it.each([
    { shown: ['7', '40', '1,000'] },
    { shown: ['0.5 ms', '2 ms', '12.5 ms'] },
    { shown: ['-5%', '10%', '90%'] },
  ])('are sorted by size where they are figures: $shown', ({ shown }) => {
    const figures = [2, 0, 1].map((at) => ({ id: 'abc'.charAt(at), text: shown[at] ?? '' }));
    const kept = attemptQuestion(makeQuestion({ options: figures }), 0, Math.random);
    expect(kept.options.map(({ text }) => text)).toEqual(shown);
  });

  it('are mixed where only some are figures, or of other units', () => {
    const mixed = ['2 s', '2 ms', '1 ms', '3 ms'].map((text, index) => ({
      id: 'abcd'.charAt(index),
      text,
    }));
    expect(orders(makeQuestion({ options: mixed })).size).toBe(24);
  });
});

it('shows nothing of a question that reveals its answer', () => {
  const asked = asAsked(attemptQuestion(makeQuestion(), 4, Math.random));
  expect(Object.keys(asked).toSorted()).toEqual(
    ['code', 'difficulty', 'id', 'kind', 'options', 'prompt', 'skill'].toSorted(),
  );
  expect(asked.id).toBe('q5');
});
