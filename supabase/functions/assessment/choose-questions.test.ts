import { assessmentRoles } from './attempt.ts';
import { describe, expect, it } from 'vitest';
import { chooseQuestions } from './choose-questions.ts';
import type { PoolQuestion } from './pool-question.ts';
import { seedPool } from './testing/seed-pool.ts';

function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function counts(questions: readonly PoolQuestion[], field: 'skill' | 'kind' | 'difficulty') {
  const found = new Map<string | number, number>();
  for (const question of questions)
    found.set(question[field], (found.get(question[field]) ?? 0) + 1);
  return found;
}

describe.each(assessmentRoles.map(({ value }) => value))('the pool for %s', (role) => {
  const pool = seedPool().filter(({ roles }) => roles.includes(role));

  it('covers six skills with three questions each, every kind and every difficulty, easier ones first', () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const chosen = chooseQuestions(pool, randomFrom(seed));
      expect(new Set(chosen.map(({ key }) => key)).size).toBe(18);
      const order = chosen.map(({ difficulty }) => difficulty);
      expect(order).toEqual(order.toSorted());
      expect([...counts(chosen, 'skill').values()]).toEqual([3, 3, 3, 3, 3, 3]);
      const kinds = counts(chosen, 'kind');
      expect(kinds.get('single')).toBeGreaterThanOrEqual(6);
      for (const kind of ['multiple', 'order', 'code']) {
        expect(kinds.get(kind), `${kind} with seed ${seed}`).toBeGreaterThan(0);
      }
      const difficulties = counts(chosen, 'difficulty');
      expect(difficulties.get(1)).toBeGreaterThanOrEqual(4);
      expect(difficulties.get(2)).toBeGreaterThanOrEqual(5);
    }
  });

  it.each([0, 1, 17])('chooses all of a pool of %i questions', (size) => {
    const chosen = chooseQuestions(pool.slice(0, size), randomFrom(1));
    expect(new Set(chosen)).toEqual(new Set(pool.slice(0, size)));
  });

  it('chooses another set the next time, and nearly every question in the long run', () => {
    const sizes = counts(pool, 'skill');
    const usable = pool.filter(({ skill }) => (sizes.get(skill) ?? 0) >= 3);
    const seen = new Set<string>();
    for (let seed = 1; seed <= 100; seed += 1) {
      for (const { key } of chooseQuestions(pool, randomFrom(seed))) seen.add(key);
    }
    expect(seen.size).toBeGreaterThan(usable.length * 0.85);
  });
});
