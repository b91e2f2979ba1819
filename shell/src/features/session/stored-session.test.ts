// @vitest-environment jsdom
import { sessionStorageKey, createBrowserClient } from '@talent/data/browser-client';
import { afterEach, expect, it, vi, beforeEach, onTestFinished } from 'vitest';
import { ada, sessionOf, installFakeBackend } from '../backend/testing/fake-backend';
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

/** The client's settings as specified. */
const tick = 30_000;
const ticksLeft = 3;

const seconds = (from: number) => Math.floor(Date.now() / 1000) + from;

it('the token of a session is refreshed by itself, once, before its last three ticks are over, and kept', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 3, 1) });
  const fake = installFakeBackend();
  const refreshed = () => Response.json(sessionOf(ada, seconds(3600)));
  fake.answers.set('POST /auth/v1/token', refreshed);
  const refreshes = () =>
    fake.requests.filter(({ search }) => search === '?grant_type=refresh_token').length;
  localStorage.setItem(storedSessionKey, JSON.stringify(sessionOf(ada, seconds(600))));
  const client = createBrowserClient(window.location.origin, 'publishable');
  onTestFinished(async () => {
    await client.auth.dispose();
    vi.useRealTimers();
  });
  await client.auth.getSession();
  await vi.advanceTimersByTimeAsync(600_000 - (ticksLeft + 2) * tick);
  expect(refreshes()).toBe(0);
  await vi.advanceTimersByTimeAsync(3 * tick);
  expect(refreshes()).toBe(1);
  expect(localStorage.getItem(storedSessionKey)).toContain(`"expires_at":${seconds(3600 - 30)}`);
});
