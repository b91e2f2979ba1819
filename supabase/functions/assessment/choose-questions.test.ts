import { assessmentRoles } from './attempt.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATTEMPT_SIZE, chooseQuestions } from './choose-questions.ts';
import type { PoolQuestion } from './pool-question.ts';
import { seedPool } from './testing/seed-pool.ts';
import { makeQuestion } from './testing/make-question.ts';

/** Numbers that look random and are the same every time. */
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

describe('any pool', () => {
  const pool = fc.array(
    fc.record({
      skill: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'),
      kind: fc.constantFrom(
        'single' as const,
        'multiple' as const,
        'order' as const,
        'code' as const,
      ),
      difficulty: fc.constantFrom(1 as const, 2 as const, 3 as const),
    }),
    { maxLength: 60 },
  );

  it('chooses eighteen different questions, or all of a smaller pool, easier ones first', () => {
    fc.assert(
      fc.property(pool, fc.integer(), (facts, seed) => {
        const questions = facts.map((fact, index) => makeQuestion({ ...fact, key: `k-${index}` }));
        const chosen = chooseQuestions(questions, randomFrom(seed));
        expect(new Set(chosen.map(({ key }) => key)).size).toBe(chosen.length);
        expect(chosen).toHaveLength(Math.min(ATTEMPT_SIZE, questions.length));
        const difficulties = chosen.map(({ difficulty }) => difficulty);
        expect(difficulties).toEqual(difficulties.toSorted());
      }),
    );
  });
});

describe.each(assessmentRoles.map(({ value }) => value))('the pool for %s', (role) => {
  const pool = seedPool().filter(({ roles }) => roles.includes(role));

  it('covers six skills with three questions each, every kind and every difficulty', () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const chosen = chooseQuestions(pool, randomFrom(seed));
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
