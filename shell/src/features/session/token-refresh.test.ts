// @vitest-environment jsdom
import { createBrowserClient } from '@talent/data/browser-client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ada, installFakeBackend, sessionOf } from '../backend/testing/fake-backend';
import { storedSessionKey } from './stored-session';

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
