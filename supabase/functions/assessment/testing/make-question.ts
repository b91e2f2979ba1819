import type { PoolQuestion } from '../pool-question.ts';

/** A single choice of three options, `a` being right. */
export function makeQuestion(patch: Partial<PoolQuestion> = {}): PoolQuestion {
  return {
    key: 'first-of-three',
    skill: 'Python',
    difficulty: 1,
    kind: 'single',
    prompt: 'Which one?',
    code: null,
    options: ['a', 'b', 'c'].map((id) => ({ id, text: `Option ${id}` })),
    right: ['a'],
    explanation: 'Because it comes first.',
    ...patch,
  };
}
