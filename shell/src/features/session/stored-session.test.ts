// @vitest-environment jsdom
import { sessionStorageKey } from '@talent/data/browser-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ada, sessionOf } from '../backend/testing/fake-backend';
import { hasStoredSession, storedSessionKey } from './stored-session';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a stored session', () => {
  it('is looked for where the client keeps it', () => {
    expect(storedSessionKey).toBe(sessionStorageKey);
  });

  it('is there once the client has kept one', () => {
    expect(hasStoredSession()).toBe(false);
    localStorage.setItem(storedSessionKey, JSON.stringify(sessionOf(ada)));
    expect(hasStoredSession()).toBe(true);
  });

  it('counts when its token has expired: the client may be able to refresh it', () => {
    localStorage.setItem(storedSessionKey, JSON.stringify(sessionOf(ada, 1)));
    expect(hasStoredSession()).toBe(true);
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
  ])('is none, and removed, when it reads %s', (text) => {
    localStorage.setItem(storedSessionKey, text);
    expect(hasStoredSession()).toBe(false);
    expect(localStorage.getItem(storedSessionKey)).toBeNull();
  });

  it('is none where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(hasStoredSession()).toBe(false);
  });
});
