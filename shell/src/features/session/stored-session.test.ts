// @vitest-environment jsdom
import { sessionStorageKey } from '@talent/data/browser-client';
import { afterEach, expect, it, vi, beforeEach } from 'vitest';
import { ada, sessionOf } from '../backend/testing/fake-backend';
import { hasStoredSession, storedSessionKey } from './stored-session';
import { Script } from 'node:vm';
import { restoreScript } from './restore-script';

it('a stored session is looked for where the client keeps it', () => {
  expect(storedSessionKey).toBe(sessionStorageKey);
});

it('a stored session is there once the client has kept one, also when its token has expired: it may be refreshed', () => {
  expect(hasStoredSession()).toBe(false);
  for (const session of [sessionOf(ada), sessionOf(ada, 1)]) {
    localStorage.setItem(storedSessionKey, JSON.stringify(session));
    expect(hasStoredSession()).toBe(true);
  }
});

it.each([
  '{"access_token":"cut off',
  '',
  'null',
  '5',
  '"text"',
  '[]',
  '{}',
  JSON.stringify({ ...sessionOf(ada), user: null }),
  JSON.stringify({ ...sessionOf(ada), refresh_token: undefined }),
  JSON.stringify({ ...sessionOf(ada), expires_at: 'soon' }),
])('a stored session is none, and removed, when it reads %s', (text) => {
  localStorage.setItem(storedSessionKey, text);
  expect(hasStoredSession()).toBe(false);
  expect(localStorage.getItem(storedSessionKey)).toBeNull();
});

const { classList } = document.documentElement;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  classList.remove('is-restoring');
});

function run(): void {
  new Script(restoreScript).runInNewContext({ localStorage, document, setTimeout });
}

it('hides the not-found page where a session is stored, for eight seconds at most', () => {
  localStorage.setItem('talent-session', '{}');
  run();
  expect(classList.contains('is-restoring')).toBe(true);
  vi.advanceTimersByTime(7999);
  expect(classList.contains('is-restoring')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(classList.contains('is-restoring')).toBe(false);
});

it('nothing is hidden without a session, and there is none where storage is blocked', () => {
  run();
  expect(classList.contains('is-restoring')).toBe(false);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  run();
  expect(classList.contains('is-restoring')).toBe(false);
  expect(hasStoredSession()).toBe(false);
});
