// @vitest-environment jsdom
import { createBrowserClient, type BrowserClient } from '@talent/data/browser-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, installFakeBackend, sessionOf } from '../backend/testing/fake-backend';
import { storedSessionKey } from './stored-session';

/** The client's settings as specified. */
const tick = 30_000;
const ticksLeft = 3;

let client: BrowserClient;
let refreshes: () => number;

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 3, 1) });
  const fake = installFakeBackend();
  fake.answers.set('POST /auth/v1/token', () =>
    Response.json(sessionOf(ada, Math.floor(Date.now() / 1000) + 3600)),
  );
  refreshes = () =>
    fake.requests.filter(({ search }) => search === '?grant_type=refresh_token').length;
  const inTenMinutes = Math.floor(Date.now() / 1000) + 600;
  localStorage.setItem(storedSessionKey, JSON.stringify(sessionOf(ada, inTenMinutes)));
  client = createBrowserClient(window.location.origin, 'publishable');
  await client.auth.getSession();
});
afterEach(async () => {
  await client.auth.dispose();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function storedEnd(): number {
  const session = JSON.parse(localStorage.getItem(storedSessionKey) ?? '') as {
    expires_at: number;
  };
  return session.expires_at * 1000;
}

describe('the token of a session', () => {
  it('is left alone while it lasts', async () => {
    await vi.advanceTimersByTimeAsync(600_000 - (ticksLeft + 2) * tick);
    expect(refreshes()).toBe(0);
  });

  it('is refreshed by itself, once, before its last three ticks are over, and kept', async () => {
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => {
      events.push(event);
    });
    await vi.advanceTimersByTimeAsync(600_000 - (ticksLeft - 1) * tick);
    expect(refreshes()).toBe(1);
    expect(events).toContain('TOKEN_REFRESHED');
    expect(storedEnd()).toBeGreaterThan(Date.now() + 3_000_000);
  });
});
