import type { StartedAttempt } from '@talent/functions/assessment/attempt';
import type { AttemptAnswers } from '@talent/functions/assessment/contract';
import type { AttemptAccess } from './api/call-assessment';

/** An attempt that is under way, as this browser keeps it. */
export interface OngoingAttempt extends StartedAttempt {
  answers: AttemptAnswers;
  /** Step that is shown: a question, or after the last one the review. */
  step: number;
  /** By this browser's clock, ms: the server's may differ. */
  startedAtMs: number;
  hasTimer: boolean;
  /** Whether number keys choose answers; absent: they do. */
  hasKeys?: boolean;
}

/** Changes when what is stored does: an older page's attempt is not taken up by a newer one. */
const ONGOING_KEY = 'assessment-attempt-1';
const SCORED_KEY = 'assessment-scored-1';

/** The attempt that was begun here; null when there is none, or it has expired. */
export function readOngoing(nowMs: number): OngoingAttempt | null {
  const attempt = read<OngoingAttempt>('localStorage', ONGOING_KEY);
  if (attempt === null) return null;
  if (isWhole(attempt) && Date.parse(attempt.expiresAt) > nowMs) return attempt;
  forget();
  return null;
}

/** Survives reloads and closed tabs. */
export function keepOngoing(attempt: OngoingAttempt): void {
  write('localStorage', ONGOING_KEY, attempt);
}

/** The attempt whose result this tab shows. */
export function readScored(): AttemptAccess | null {
  return read<AttemptAccess>('sessionStorage', SCORED_KEY);
}

/** The answers have done their work: from now on this tab alone remembers the attempt. */
export function keepScored({ id, token }: AttemptAccess): void {
  write('localStorage', ONGOING_KEY, null);
  write('sessionStorage', SCORED_KEY, { id, token });
}

/** Nothing of any attempt is left in this browser. */
export function forget(): void {
  write('localStorage', ONGOING_KEY, null);
  write('sessionStorage', SCORED_KEY, null);
}

function isWhole(attempt: OngoingAttempt): boolean {
  const { id, token, questions, answers, step } = attempt;
  return Boolean(id && token && Array.isArray(questions) && answers) && Number.isInteger(step);
}

type StorageName = 'localStorage' | 'sessionStorage';

// Where storage is blocked, an attempt lasts as long as its page.
function read<Value>(storage: StorageName, key: string): Value | null {
  try {
    return JSON.parse(window[storage].getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

/** Null removes the entry. */
function write(storage: StorageName, key: string, value: object | null): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}
