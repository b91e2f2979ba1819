// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import {
  forget,
  keepOngoing,
  keepScored,
  readOngoing,
  readScored,
  type OngoingAttempt,
} from './attempt-store';
import { hashOfStep, stepOfHash } from './step-address';

const now = Date.parse('2026-11-20T10:00:00Z');
const attempt: OngoingAttempt = {
  id: 'id',
  token: 'token',
  role: 'nlp-engineer',
  expiresAt: '2026-11-21T10:00:00Z',
  questions: [],
  answers: { q1: ['a'] },
  step: 3,
  startedAtMs: now,
  hasTimer: true,
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('gives an attempt back as it was kept, until it expires', () => {
  keepOngoing(attempt);
  expect(readOngoing(now)).toEqual(attempt);
  expect(readOngoing(now + 25 * 3_600_000)).toBeNull();
  expect(window.localStorage).toHaveLength(0);
});

it('leaves the answers nowhere once they are scored, and its key in this tab alone', () => {
  keepOngoing(attempt);
  keepScored(attempt);
  expect(window.localStorage).toHaveLength(0);
  expect(readScored()).toEqual({ id: 'id', token: 'token' });
  forget();
  expect(readScored()).toBeNull();
});

it.each(['{', 'null', '7', '{}', '{"id":"x","token":"y","expiresAt":"2999-01-01"}'])(
  'takes %s for no attempt',
  (stored) => {
    window.localStorage.setItem('assessment-attempt-1', stored);
    expect(readOngoing(now)).toBeNull();
  },
);

it('does without a storage that the browser refuses', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(() => keepOngoing(attempt)).not.toThrow();
  expect(readOngoing(now)).toBeNull();
  refuse.mockRestore();
});

it('gives every step an address that leads back to it', () => {
  for (let step = 0; step <= 18; step += 1) expect(stepOfHash(hashOfStep(step, 18), 18)).toBe(step);
});

it.each(['', '#', '#question-0', '#question-19', '#question-1x', '#what-it-tests', '#result'])(
  'knows no step called "%s"',
  (hash) => expect(stepOfHash(hash, 18)).toBeNull(),
);
