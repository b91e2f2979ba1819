import type { AssessmentResult, ScoredQuestion } from '@talent/functions/assessment/attempt';

export function makeScored(patch: Partial<ScoredQuestion> = {}): ScoredQuestion {
  return {
    id: 'q1',
    skill: 'Python',
    difficulty: 1,
    kind: 'single',
    prompt: 'Which one?',
    code: null,
    options: ['a', 'b', 'c'].map((id) => ({ id, text: `Option ${id}` })),
    given: ['a'],
    right: ['a'],
    points: 1,
    verdict: 'right',
    explanation: 'Because it comes first.',
    ...patch,
  };
}

export function makeResult(patch: Partial<AssessmentResult> = {}): AssessmentResult {
  return {
    role: 'nlp-engineer',
    submittedAt: '2026-11-20T10:00:00.000Z',
    points: 1,
    possible: 1,
    skills: [{ skill: 'Python', points: 1, possible: 1 }],
    questions: [makeScored()],
    ...patch,
  };
}
